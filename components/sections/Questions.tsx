import { SectionLabel } from '#components/ui/SectionLabel.tsx'
import type { QuestionAndAnswer } from '#data/questions.ts'

interface QuestionsProps {
  label: string
  title: string
  questions: QuestionAndAnswer[]
}

/** Questions with their answers, all of them open: nobody should have to guess which one to unfold. */
export function Questions({ label, title, questions }: QuestionsProps) {
  return (
    <section className="bg-surface py-section">
      <div className="page-width">
        <SectionLabel>{label}</SectionLabel>
        <div className="mt-8 grid gap-12 lg:grid-cols-12">
          <h2 className="text-h2 lg:col-span-4">{title}</h2>
          <dl className="divide-y divide-line border-y border-line lg:col-span-8">
            {questions.map(({ question, answer }) => (
              <div key={question} className="py-5">
                <dt className="text-h3 font-semibold">{question}</dt>
                <dd className="mt-2 max-w-measure text-muted">{answer}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
