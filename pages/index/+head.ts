import { site } from '#content/site.ts'
import type { PageHead } from '#renderer/head.ts'

export default {
  title: site.tagline,
  description: site.description,
  subject: { kind: 'home' },
} satisfies PageHead
