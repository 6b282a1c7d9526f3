import { pageWords } from '@lintel/engine/content/pages.ts'
import type { PageHead } from '@lintel/engine/render/head.ts'

export default (): PageHead => {
  const { head, questions } = pageWords('pricing')
  return { ...head, questions: questions.questions }
}
