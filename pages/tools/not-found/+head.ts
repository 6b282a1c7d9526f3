import { pageWords } from '#content/pages.ts'
import type { PageHead } from '#renderer/head.ts'

export default (): PageHead => {
  const { title, text } = pageWords('tools').notFound
  return { title, description: text, hidden: true }
}
