import { pageWords } from '#content/pages.ts'
import type { PageHead } from '#renderer/head.ts'

export default (): PageHead => ({ ...pageWords('specimens').head, subject: { kind: 'specimens' } })
