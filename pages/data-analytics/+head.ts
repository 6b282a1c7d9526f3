import { dataAnalytics } from '#data/services/data-analytics.ts'
import type { PageHead } from '#renderer/head.ts'

export default {
  title: dataAnalytics.name,
  description: dataAnalytics.page.metaDescription,
  subject: { kind: 'service', service: dataAnalytics, name: dataAnalytics.name },
} satisfies PageHead
