import { cybersecurity } from '#data/services/cybersecurity.ts'
import type { PageHead } from '#renderer/head.ts'

export default {
  title: cybersecurity.name,
  description: cybersecurity.page.metaDescription,
} satisfies PageHead
