import { pageWords } from '#content/pages.ts'
import type { PageHead } from '#renderer/head.ts'

export default (): PageHead => {
  const { title, description } = pageWords('legal').notice
  return { title, description }
}
