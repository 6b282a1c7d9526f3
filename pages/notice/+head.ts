import { getContent } from '@lintel/engine/content/store.ts'
import type { PageHead } from '@lintel/engine/render/head.ts'

/** The edge fills this page with its answers: a confirmation, a receipt, an error. */
export default (): PageHead => ({ ...getContent('pages', 'notice').head, hidden: true })
