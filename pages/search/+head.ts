import { getContent } from '@lintel/engine/content/store.ts'
import type { PageHead } from '@lintel/engine/render/head.ts'

/** The edge fills this page with what it found (`packages/edge/search.ts`). */
export default { ...getContent('pages', 'search').head, hidden: true } satisfies PageHead
