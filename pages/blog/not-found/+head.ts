import { blog } from '#data/blog.ts'
import type { PageHead } from '#renderer/head.ts'

const { title, text } = blog.notFound

export default { title, description: text, hidden: true } satisfies PageHead
