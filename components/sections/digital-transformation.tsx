import { Schedule } from '#components/sections/service/Schedule.tsx'
import { Section } from '#components/ui/Section.tsx'
import { startingPoints, startingPointsIntroduction } from '#data/services/digital-transformation.ts'

export function StartingPoints() {
  return (
    <Section label="Starting points" {...startingPointsIntroduction}>
      <Schedule
        caption={startingPointsIntroduction.title}
        rows={startingPoints}
        rowKey={({ symptom }) => symptom}
        columns={[
          {
            heading: 'Symptom',
            width: 'md:w-4/12',
            cell: ({ symptom }) => <span className="block text-h3 font-semibold">{symptom}</span>,
          },
          {
            heading: 'First move',
            cell: ({ firstMove }) => <p className="border-l-2 border-accent pl-4">{firstMove}</p>,
          },
          {
            heading: 'Left alone',
            cell: ({ leftAlone }) => (
              <p className="border-l-2 border-dashed border-edge pl-4 text-muted">{leftAlone}</p>
            ),
          },
        ]}
      />
    </Section>
  )
}
