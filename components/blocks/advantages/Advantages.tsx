import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { EntryFold } from '@lintel/kit/ui/Fold.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { clsx } from 'clsx'
import { Section } from '#components/blocks/FiguredSection.tsx'
import { Stratum } from '#components/drawings/Stratum.tsx'
import type { Advantages as Words } from './schema.ts'

/** Around each: two by two as a numbered list, and all in a row, below the strata of a core if they rest on them. */
const looks = {
  list: ['md:grid-cols-2 md:gap-y-8', 'numbered-entry border-line md:border-t md:pt-6'],
  columns: ['md:grid-cols-2 md:gap-y-8 lg:grid-cols-4', ''],
  strata: ['md:grid-cols-2 md:gap-y-8 lg:grid-cols-4', ''],
} satisfies Record<Words['layout'], [around: string, each: string]>

/** Why this firm, in the layout that the record names. */
export function Advantages({ layout, entries, ...heading }: Words) {
  const [around, each] = looks[layout]
  const List = layout === 'list' ? 'ol' : 'ul'
  return (
    <Section {...heading}>
      <List className={clsx('grid gap-x-8', around)}>
        {entries.map(({ title, description }, index) => (
          <li key={title} className={clsx('folded-entry', each)} {...reveal(index)}>
            {layout === 'strata' && <Stratum stratum={index} className="mb-5 h-8 border" />}
            <AnchorHeading className="text-h3">{title}</AnchorHeading>
            <EntryFold of={title} className="md:mt-2">
              <p className="max-w-measure text-muted">{description}</p>
            </EntryFold>
          </li>
        ))}
      </List>
    </Section>
  )
}
