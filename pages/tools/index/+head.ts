import { toolPages } from '#data/toolPages.ts'
import type { PageHead } from '#renderer/head.ts'

export default { ...toolPages.head, subject: { kind: 'tools' } } satisfies PageHead
