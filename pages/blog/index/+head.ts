import { blog } from '#data/blog.ts'
import type { PageHead } from '#renderer/head.ts'

export default blog.head satisfies PageHead
