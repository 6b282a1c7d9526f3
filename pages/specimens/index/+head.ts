import { pageWords } from '@lintel/engine/content/pages.ts'
import type { PageHead } from '@lintel/engine/render/head.ts'

export default (): PageHead => ({ ...pageWords('specimens').head, subject: { kind: 'specimens' } })
