import { Schedule } from '#components/sections/service/Schedule.tsx'
import { Section } from '#components/ui/Section.tsx'
import { claims } from '#data/claims.ts'
import { threats } from '#data/services/cybersecurity.ts'
import { ImpactBadge, PrevalenceBadge } from './RatingBadge.tsx'

const title = 'Six threats, rated before anything is bought'

export function Threats({ number }: { number: string }) {
  return (
    <Section number={number} label="Threats" title={title}>
      <Schedule
        caption="Threats with their prevalence and impact"
        rows={threats}
        rowKey={({ threat }) => threat}
        columns={[
          {
            heading: 'Threat',
            width: 'md:w-[28%] lg:w-4/12',
            cell: ({ threat }) => <span className="block text-h3 font-semibold">{threat}</span>,
          },
          {
            heading: 'What happens, what answers it',
            cell: ({ description }) => <p className="text-muted">{description}</p>,
          },
          {
            heading: 'Prevalence',
            width: 'md:w-36',
            compact: true,
            cell: ({ prevalence }) => <PrevalenceBadge rating={prevalence} />,
          },
          {
            heading: 'Impact',
            width: 'md:w-28',
            compact: true,
            cell: ({ impact }) => <ImpactBadge rating={impact} />,
          },
        ]}
      />
      <p className="mt-8 max-w-measure text-small text-muted">{claims.threatRatings.source}</p>
    </Section>
  )
}
