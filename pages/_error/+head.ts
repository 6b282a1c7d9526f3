import { notFound } from '#data/notFound.ts'
import type { PageHead } from '#renderer/head.ts'

export default { ...notFound.head, hidden: true } satisfies PageHead
