import type { LegalText } from '#content/legal.ts'
import type { PageHead } from '#renderer/head.ts'

export default ({ title, description, href, alwaysDark = false }: LegalText): PageHead => ({
  title,
  description,
  alwaysDark,
  route: href,
})
