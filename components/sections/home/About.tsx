import { Mark } from '#components/drawings/marks/Mark.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { Section } from '#components/ui/Section.tsx'
import { about } from '#data/about.ts'
import { home } from '#data/home.ts'

/** Three pillars that carry one beam. */
export function About() {
  if (about.pillars.length === 0) return null
  const { label, title, action } = home.about
  return (
    <Section id="about" number="04" label={label} title={title} tone="band">
      <div className="border-t-8 border-text">
        <ul className="grid md:grid-cols-3">
          {about.pillars.map(({ icon, title, description }) => (
            <li
              key={title}
              className="border-line py-9 max-md:border-b md:border-l md:px-8 md:first:border-l-0 md:first:pl-0"
            >
              <Mark id={icon} className="size-10 text-accent-text" />
              <h3 className="mt-6 text-h3">{title}</h3>
              <p className="mt-3 text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </div>
      <ButtonLink href={action.href} variant="outline" className="mt-10">
        {action.label}
      </ButtonLink>
    </Section>
  )
}
