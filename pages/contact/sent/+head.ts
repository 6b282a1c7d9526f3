import { getContent } from '@lintel/engine/content/store.ts'
import type { PageHead } from '@lintel/engine/render/head.ts'

export default (): PageHead => ({ ...getContent('pages', 'contact').sent.head, hidden: true })
