import { digitalTransformation } from '#data/services/digital-transformation.ts'
import type { PageHead } from '#renderer/head.ts'

export default {
  title: digitalTransformation.name,
  description: digitalTransformation.page.metaDescription,
  subject: { kind: 'service', service: digitalTransformation, name: digitalTransformation.name },
} satisfies PageHead
