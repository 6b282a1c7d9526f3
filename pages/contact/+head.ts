import { pageWords } from '@lintel/engine/content/pages.ts'
import type { PageHead } from '@lintel/engine/render/head.ts'

export default (): PageHead => {
  const { head, questions, agreement } = pageWords('contact')
  return {
    ...head,
    subject: { kind: 'contact' },
    questions: [...questions.questions, ...agreement.questions],
  }
}
