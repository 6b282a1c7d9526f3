import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { Section } from '@lintel/kit/ui/Section.tsx'
import type { Factors as Words } from './schema.ts'

/** What moves a price, and what stands beside it. */
export function Factors({ entries, ...heading }: Words) {
  return (
    <Section {...heading}>
      <ul className="grid gap-x-16 md:grid-cols-2">
        {entries.map(({ title, description }, index) => (
          <li key={title} className="border-t border-line py-6" {...reveal(index)}>
            <AnchorHeading className="text-h3">{title}</AnchorHeading>
            <p className="mt-2 max-w-measure text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
