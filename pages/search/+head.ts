import { pageWords } from '@lintel/engine/content/pages.ts'
import type { PageHead } from '@lintel/engine/render/head.ts'

/** The edge fills this page with what it found (`packages/edge/search.ts`). */
export default { ...pageWords('search').head, hidden: true } satisfies PageHead
