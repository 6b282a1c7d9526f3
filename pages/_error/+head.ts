import { getWords } from '@lintel/engine/content/store.ts'
import type { PageHead } from '@lintel/engine/render/head.ts'

export default (): PageHead => ({ ...getWords('pages', 'not-found').head, hidden: true })
