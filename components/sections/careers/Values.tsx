import { Mark } from '#components/drawings/marks/Mark.tsx'
import { reveal } from '#components/ui/reveal.ts'
import { Section } from '#components/ui/Section.tsx'
import { careers } from '#data/careers.ts'

/** Four values as columns that hang from one line. */
export function Values() {
  const { label, title, cards } = careers.values
  return (
    <Section number="01" label={label} title={title}>
      <ul className="grid gap-x-8 border-t border-edge md:grid-cols-2 lg:grid-cols-4">
        {cards.map(({ icon, title, description }, index) => (
          <li
            key={title}
            className="row-span-3 grid grid-rows-subgrid content-start gap-y-0 border-l border-line pt-8 pb-6 pl-6 lg:pb-0"
            {...reveal(index, 100)}
          >
            <Mark id={icon} className="size-10 text-accent-text" />
            <h3 className="mt-6 text-h3">{title}</h3>
            <p className="mt-3 text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
