import { contactQuestions } from '#data/questions.ts'
import { responseTime } from '#data/responseTime.ts'
import { site } from '#data/site.ts'
import type { PageHead } from '#renderer/head.ts'

export default {
  title: 'Contact',
  description: `Tell ${site.name} what has to hold. A person reads your message and answers by email within ${responseTime.span}.`,
  subject: { kind: 'contact' },
  questions: contactQuestions.questions,
} satisfies PageHead
