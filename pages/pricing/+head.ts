import { getContent } from '@lintel/engine/content/store.ts'
import type { PageHead } from '@lintel/engine/render/head.ts'

export default (): PageHead => {
  const { head, questions } = getContent('pages', 'pricing')
  return { ...head, questions: questions.questions }
}
