import type { LegalText } from '@lintel/engine/content/legal.ts'
import type { PageHead } from '@lintel/engine/render/head.ts'

export default ({ title, description, href, alwaysDark = false }: LegalText): PageHead => ({
  title,
  description,
  alwaysDark,
  route: href,
})
