import { legalNotice } from '#data/legalNotice.ts'
import type { PageHead } from '#renderer/head.ts'

export default { title: legalNotice.title, description: legalNotice.description } satisfies PageHead
