import type { PageHead } from '@lintel/engine/render/head.ts'
import type { ServiceData } from './+data.ts'

export default ({ service }: ServiceData): PageHead => ({
  title: service.name,
  description: service.head.description,
  subject: { kind: 'service', service },
  route: service.href,
})
