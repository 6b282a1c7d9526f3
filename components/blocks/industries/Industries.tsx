import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { EntryFold } from '@lintel/kit/ui/Fold.tsx'
import { DashList } from '@lintel/kit/ui/lists.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { Section } from '#components/blocks/FiguredSection.tsx'
import type { Industries as Words } from './schema.ts'

export function Industries({ entries, ...heading }: Words) {
  return (
    <Section {...heading}>
      <ul className="grid gap-x-8 md:grid-cols-2 md:gap-y-10 lg:grid-cols-3">
        {entries.map(({ title, description, examples }, index) => (
          <li key={title} className="folded-entry" {...reveal(index % 3)}>
            <AnchorHeading className="text-h3">{title}</AnchorHeading>
            <EntryFold of={title} className="md:mt-3">
              <p>{description}</p>
              <DashList items={examples} className="mt-4 space-y-2 text-muted" />
            </EntryFold>
          </li>
        ))}
      </ul>
    </Section>
  )
}
