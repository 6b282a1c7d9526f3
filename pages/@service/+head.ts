import { type PageHead, serviceHead } from '#renderer/head.ts'
import type { ServiceData } from './+data.ts'

export default ({ service }: ServiceData): PageHead => serviceHead(service)
