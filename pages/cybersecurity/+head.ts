import { cybersecurity } from '#data/services/cybersecurity.ts'
import type { PageHead } from '#renderer/head.ts'

export default {
  title: cybersecurity.name,
  description: cybersecurity.page.metaDescription,
  subject: { kind: 'service', service: cybersecurity, name: cybersecurity.name },
} satisfies PageHead
