import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { EntryFold } from '@lintel/kit/ui/Fold.tsx'
import { DashList } from '@lintel/kit/ui/lists.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { Section } from '#components/blocks/FiguredSection.tsx'
import type { Industries as Words } from './schema.ts'

export function Industries({ entries, ...heading }: Words) {
  return (
    <Section {...heading}>
      <ul className="grid gap-x-8 md:grid-cols-2 md:gap-y-8 lg:grid-cols-3">
        {entries.map(({ title, description, examples }, index) => (
          <li
            key={title}
            className="folded-entry border-line md:flex md:flex-col md:border-t md:pt-6"
            {...reveal(index % 3)}
          >
            <AnchorHeading className="text-h3">{title}</AnchorHeading>
            <EntryFold of={title} className="md:mt-3 md:grid md:flex-1">
              <div className="md:flex md:h-full md:flex-col">
                <p>{description}</p>
                <DashList items={examples} className="space-y-2 pt-4 text-muted md:mt-auto" />
              </div>
            </EntryFold>
          </li>
        ))}
      </ul>
    </Section>
  )
}
