import { Fold } from '@lintel/kit/ui/Fold.tsx'
import { LinkList } from '@lintel/kit/ui/links.tsx'
import { Section, SplitSection } from '@lintel/kit/ui/Section.tsx'
import type { BlockOf } from '../schemas.ts'

/** Questions with their answers, in the layout that the record names. Search engines are told of them. */
export function Questions(block: BlockOf<'questions'>) {
  const Layout = layouts[block.layout]
  return <Layout {...block} />
}

/** What people ask before they write, beside a heading that stays in view. */
function Split({ questions, label, title }: BlockOf<'questions'>) {
  return (
    <SplitSection title={title} tone="band">
      <Answers label={label} questions={questions} className="border-b" />
    </SplitSection>
  )
}

/** What they ask before they sign, which is more: in two columns. */
function Columns({ questions, label, title }: BlockOf<'questions'>) {
  return (
    <Section title={title}>
      <Answers label={label} questions={questions} className="gap-x-8 md:columns-2 lg:gap-x-16" />
    </Section>
  )
}

type AnswersProps = Pick<BlockOf<'questions'>, 'label' | 'questions'> & { className: string }

/** Questions with their answers, unfolded all at once: nobody should have to guess which one to unfold. */
function Answers({ label, questions, className }: AnswersProps) {
  return (
    <Fold label={label} count={questions.length}>
      <dl className={`border-line ${className}`}>
        {questions.map(({ question, answer, link }) => (
          <div key={question} className="break-inside-avoid border-t border-line py-5">
            <dt className="text-lead font-semibold">{question}</dt>
            <dd className="mt-2 max-w-measure text-muted">
              {answer}
              {link && <LinkList links={[link]} className="mt-2" />}
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  )
}

const layouts = { split: Split, columns: Columns }
