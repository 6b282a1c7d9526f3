import { pageWords } from '#content/pages.ts'
import type { PageHead } from '#renderer/head.ts'

export default (): PageHead => {
  const { head, questions } = pageWords('pricing')
  return { ...head, questions: questions.questions }
}
