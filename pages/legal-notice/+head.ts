import { pageWords } from '@lintel/engine/content/pages.ts'
import type { PageHead } from '@lintel/engine/render/head.ts'

export default (): PageHead => {
  const { title, description } = pageWords('legal').notice
  return { title, description }
}
