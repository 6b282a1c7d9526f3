import { reveal } from '#components/ui/reveal.ts'
import { Section } from '#components/ui/Section.tsx'
import type { Advantage } from '#data/services/service.ts'
import type { SectionHeading } from './heading.ts'

/** Advantages in two open columns, each under its own dimension line. */
export function AdvantageQuad({ advantages, ...heading }: SectionHeading & { advantages: Advantage[] }) {
  return (
    <Section label="Advantages" {...heading}>
      <ul className="grid gap-x-16 gap-y-12 md:grid-cols-2">
        {advantages.map(({ title, description }, index) => (
          <li key={title} className="dimension-line pt-6" {...reveal(index % 2)}>
            <h3 className="text-h3">{title}</h3>
            <p className="mt-3 max-w-lg text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
