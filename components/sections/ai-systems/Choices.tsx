import { Schedule } from '#components/sections/service/Schedule.tsx'
import { Section } from '#components/ui/Section.tsx'
import { aiChoices, aiChoicesIntroduction } from '#data/services/ai-systems.ts'

export function Choices({ number }: { number: string }) {
  return (
    <Section number={number} label="Decisions" {...aiChoicesIntroduction}>
      <Schedule
        caption={aiChoicesIntroduction.title}
        rows={aiChoices}
        rowKey={({ question }) => question}
        columns={[
          {
            heading: 'Question',
            width: 'md:w-3/12',
            cell: ({ question }) => <span className="block text-h3 font-semibold">{question}</span>,
          },
          { heading: 'Where we start', width: 'md:w-5/12', cell: ({ preference }) => preference },
          {
            heading: 'What would change our mind',
            cell: ({ exception }) => <span className="text-muted">{exception}</span>,
          },
        ]}
      />
    </Section>
  )
}
