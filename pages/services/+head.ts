import { overviewHero } from '#data/services/overview.ts'
import type { PageHead } from '#renderer/head.ts'

export default {
  title: 'Services',
  description: overviewHero.metaDescription,
  subject: { kind: 'services' },
} satisfies PageHead
