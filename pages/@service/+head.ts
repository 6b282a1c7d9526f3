import { notFound } from '#data/notFound.ts'
import { type PageHead, serviceHead } from '#renderer/head.ts'
import type { ServiceData } from './+data.ts'

export default ({ service }: ServiceData): PageHead =>
  service ? serviceHead(service) : { ...notFound.head, hidden: true }
