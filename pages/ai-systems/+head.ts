import { aiSystems } from '#data/services/ai-systems.ts'
import type { PageHead } from '#renderer/head.ts'

export default {
  title: aiSystems.name,
  description: aiSystems.page.metaDescription,
  subject: { kind: 'service', service: aiSystems, name: aiSystems.name },
} satisfies PageHead
