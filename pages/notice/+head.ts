import { pageWords } from '@lintel/engine/content/pages.ts'
import type { PageHead } from '@lintel/engine/render/head.ts'

/** The edge fills this page with its answers: a confirmation, a receipt, an error. */
export default (): PageHead => ({ ...pageWords('notice').head, hidden: true })
