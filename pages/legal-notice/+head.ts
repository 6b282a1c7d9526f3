import { getContent } from '@lintel/engine/content/store.ts'
import type { PageHead } from '@lintel/engine/render/head.ts'

export default (): PageHead => {
  const { title, description } = getContent('pages', 'legal').notice
  return { title, description }
}
