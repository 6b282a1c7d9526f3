import { toolPages } from '#data/toolPages.ts'
import type { PageHead } from '#renderer/head.ts'

const { title, text } = toolPages.notFound

export default { title, description: text, hidden: true } satisfies PageHead
