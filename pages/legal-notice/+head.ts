import { getWords } from '@lintel/engine/content/store.ts'
import type { PageHead } from '@lintel/engine/render/head.ts'

export default (): PageHead => {
  const { title, description } = getWords('pages', 'legal').notice
  return { title, description }
}
