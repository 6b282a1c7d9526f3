import { retentionDays } from '#data/retention.ts'
import { overviewClosing, overviewProcess, overviewProcessIntroduction } from '#data/services/overview.ts'

export interface QuestionAndAnswer {
  question: string
  answer: string
}

/** What people ask before they write, answered from the site's own records. */
export const contactQuestions: { label: string; title: string; questions: QuestionAndAnswer[] } = {
  label: 'Questions',
  title: 'Before you write',
  questions: [
    { question: 'What should I have ready?', answer: overviewClosing.text },
    {
      question: 'What will it cost?',
      answer: `This site lists no prices, because they follow from the plan. ${planning()}`,
    },
    { question: 'Can we begin small and stop?', answer: overviewProcessIntroduction.lead },
    {
      question: 'What happens to what I send?',
      answer: `It is stored, read by a person and used to answer you. It is deleted after ${retentionDays} days at the latest, and earlier when you ask for it.`,
    },
  ],
}

/** The step of every engagement that ends with a budget. */
function planning(): string {
  const step = overviewProcess.find(({ details }) => details.some((detail) => detail.startsWith('Budget')))
  return step
    ? `The step “${step.title}” of every engagement ends with a budget whose assumptions are listed.`
    : ''
}
