import { pageWords } from '#content/pages.ts'
import type { PageHead } from '#renderer/head.ts'

/** The edge fills this page with its answers: a confirmation, a receipt, an error. */
export default (): PageHead => ({ ...pageWords('notice').head, hidden: true })
