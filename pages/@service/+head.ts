import { type PageHead, serviceHead } from '@lintel/engine/render/head.ts'
import type { ServiceData } from './+data.ts'

export default ({ service }: ServiceData): PageHead => serviceHead(service)
