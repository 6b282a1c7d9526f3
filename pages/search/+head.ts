import { pageWords } from '#content/pages.ts'
import type { PageHead } from '#renderer/head.ts'

/** The edge fills this page with what it found (`functions/search.ts`). */
export default { ...pageWords('search').head, hidden: true } satisfies PageHead
