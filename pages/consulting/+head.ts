import { consulting, consultingPage } from '#data/services/consulting.ts'
import type { PageHead } from '#renderer/head.ts'

export default {
  title: consultingPage.title,
  description: consulting.page.metaDescription,
  subject: { kind: 'service', service: consulting, name: consultingPage.title },
} satisfies PageHead
