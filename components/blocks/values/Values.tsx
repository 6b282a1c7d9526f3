import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { Section } from '@lintel/kit/ui/Section.tsx'
import { clsx } from 'clsx'
import type { Values as Words } from './schema.ts'

const valueColors: Record<Words['entries'][number]['color'], string> = {
  accent: 'bg-accent',
  success: 'bg-success',
  text: 'bg-text',
}

/** Six values as the rows of a schedule. */
export function Values({ entries, ...heading }: Words) {
  if (entries.length === 0) return null
  return (
    <Section {...heading}>
      <ul className="border-t border-line">
        {entries.map(({ title, description, color }, index) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-2 border-b border-line py-6 md:grid-cols-12 md:items-baseline"
            {...reveal(index)}
          >
            <AnchorHeading className="flex items-baseline gap-4 text-h3 md:col-span-5">
              <span
                className={clsx('h-0.5 w-6 shrink-0 self-center', valueColors[color])}
                aria-hidden="true"
              />
              {title}
            </AnchorHeading>
            <p className="text-muted max-md:pl-10 md:col-span-7">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
