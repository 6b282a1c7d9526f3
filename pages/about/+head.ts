import { aboutPage } from '#data/about.ts'
import type { PageHead } from '#renderer/head.ts'

export default { ...aboutPage.head, subject: { kind: 'about' } } satisfies PageHead
