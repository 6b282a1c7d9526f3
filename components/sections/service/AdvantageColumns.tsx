import { reveal } from '#components/ui/reveal.ts'
import { Section } from '#components/ui/Section.tsx'
import type { Advantage } from '#data/services/service.ts'
import type { SectionHeading } from './heading.ts'

const post = 'border-line max-md:border-t max-md:py-6 md:border-l md:px-6 lg:first:border-l-0 lg:first:pl-0'

/** Advantages side by side, divided by hairlines. */
export function AdvantageColumns({ advantages, ...heading }: SectionHeading & { advantages: Advantage[] }) {
  return (
    <Section label="Advantages" {...heading}>
      <ul className="grid md:grid-cols-2 md:gap-y-10 lg:grid-cols-4">
        {advantages.map(({ title, description }, index) => (
          <li key={title} className={post} {...reveal(index)}>
            <h3 className="text-h3">{title}</h3>
            <p className="mt-3 text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
