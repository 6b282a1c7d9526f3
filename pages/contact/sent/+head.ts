import { contactSent } from '#data/contactSent.ts'
import type { PageHead } from '#renderer/head.ts'

export default { ...contactSent.head, hidden: true } satisfies PageHead
