import { automation } from '#data/services/automation.ts'
import type { PageHead } from '#renderer/head.ts'

export default {
  title: automation.name,
  description: automation.page.metaDescription,
  subject: { kind: 'service', service: automation, name: automation.name },
} satisfies PageHead
