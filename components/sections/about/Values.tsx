import { clsx } from 'clsx'
import { reveal } from '#components/ui/reveal.ts'
import { Section } from '#components/ui/Section.tsx'
import { about, aboutPage, type Value } from '#data/about.ts'

const colors: Record<Value['color'], string> = { accent: 'bg-accent', success: 'bg-success', text: 'bg-text' }

/** Six values as the rows of a schedule. */
export function Values() {
  if (about.values.length === 0) return null
  return (
    <Section number="03" {...aboutPage.values}>
      <ul className="border-t border-line">
        {about.values.map(({ title, description, color }, index) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-2 border-b border-line py-6 md:grid-cols-12 md:items-baseline"
            {...reveal(index)}
          >
            <h3 className="flex items-center gap-4 text-h3 md:col-span-5">
              <span className={clsx('size-2.5 shrink-0', colors[color])} aria-hidden="true" />
              {title}
            </h3>
            <p className="text-muted max-md:pl-6.5 md:col-span-7">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
