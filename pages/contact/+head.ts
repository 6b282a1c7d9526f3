import { pageWords } from '#content/pages.ts'
import type { PageHead } from '#renderer/head.ts'

export default (): PageHead => {
  const { head, questions, agreement } = pageWords('contact')
  return {
    ...head,
    subject: { kind: 'contact' },
    questions: [...questions.questions, ...agreement.questions],
  }
}
