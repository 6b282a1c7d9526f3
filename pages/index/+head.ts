import { site } from '@lintel/engine/content/site.ts'
import type { PageHead } from '@lintel/engine/render/head.ts'

export default {
  title: site.tagline,
  description: site.description,
  subject: { kind: 'home' },
} satisfies PageHead
