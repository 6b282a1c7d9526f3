import { careers } from '#data/careers.ts'
import type { PageHead } from '#renderer/head.ts'

export default careers.head satisfies PageHead
