import { pageWords } from '@lintel/engine/content/pages.ts'
import type { PageHead } from '@lintel/engine/render/head.ts'

export default (): PageHead => ({ ...pageWords('case-studies').head, subject: { kind: 'case-studies' } })
