import { Mark } from '#components/drawings/marks/Mark.tsx'
import { reveal } from '#components/ui/reveal.ts'
import { Section } from '#components/ui/Section.tsx'
import { audiences } from '#data/audiences.ts'
import { home } from '#data/home.ts'

/** Four audiences in a two-by-two grid of hairlines. */
export function WhoWeHelp() {
  if (audiences.length === 0) return null
  return (
    <Section id="who-we-help" number="01" {...home.whoWeHelp}>
      <ul className="grid border-t border-l border-line md:grid-cols-2">
        {audiences.map(({ icon, title, description }, index) => (
          <li key={title} className="border-r border-b border-line p-7 md:p-10" {...reveal(index)}>
            <Mark id={icon} className="size-10 text-accent-text" />
            <h3 className="mt-6 text-h3">{title}</h3>
            <p className="mt-3 max-w-md text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
