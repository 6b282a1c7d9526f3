import { getContent } from '@lintel/engine/content/store.ts'
import type { PageHead } from '@lintel/engine/render/head.ts'

export default (): PageHead => {
  const { head, questions, agreement } = getContent('pages', 'contact')
  return {
    ...head,
    subject: { kind: 'contact' },
    questions: [...questions.questions, ...agreement.questions],
  }
}
