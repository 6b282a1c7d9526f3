import { EntryFold } from '@lintel/kit/ui/Fold.tsx'
import { LinkList } from '@lintel/kit/ui/links.tsx'
import { Section } from '@lintel/kit/ui/Section.tsx'
import type { BlockOf } from '../schemas.ts'

/**
 * Questions with their answers in two columns. On larger screens all answers show: nobody should have to guess which one
 * to unfold. Search engines are told of them.
 */
export function Questions({ questions, title }: BlockOf<'questions'>) {
  return (
    <Section title={title}>
      <dl className="gap-x-8 md:columns-2">
        {questions.map(({ question, answer, link }) => (
          <div
            key={question}
            className="folded-entry break-inside-avoid border-line md:border-t md:pt-6 md:pb-8"
          >
            <dt className="text-lead font-semibold">{question}</dt>
            <dd className="text-muted md:mt-2">
              <EntryFold of={question} className="max-w-measure">
                <p>{answer}</p>
                {link && <LinkList links={[link]} className="mt-2" />}
              </EntryFold>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
