import { pageWords } from '#content/pages.ts'
import type { PageHead } from '#renderer/head.ts'

export default (): PageHead => ({ ...pageWords('contact').sent.head, hidden: true })
