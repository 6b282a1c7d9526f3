import { reveal } from '#components/ui/reveal.ts'
import type { Advantage } from '#data/services/service.ts'
import type { SectionHeading } from './heading.ts'
import { SplitSection } from './SplitSection.tsx'

/** Advantages as a numbered list beside a heading that stays in view. */
export function AdvantageList({ advantages, ...heading }: SectionHeading & { advantages: Advantage[] }) {
  return (
    <SplitSection label="Advantages" {...heading}>
      <ol className="divide-y divide-line border-y border-line">
        {advantages.map(({ title, description }, index) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-x-6 py-8" {...reveal(index)}>
            <span className="label pt-1.5 text-accent-text" aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </span>
            <div>
              <h3 className="text-h3">{title}</h3>
              <p className="mt-3 text-muted">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </SplitSection>
  )
}
