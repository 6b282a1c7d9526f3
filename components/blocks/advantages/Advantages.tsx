import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { EntryFold } from '@lintel/kit/ui/Fold.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { clsx } from 'clsx'
import { Section } from '#components/blocks/FiguredSection.tsx'
import { Stratum } from '#components/drawings/Stratum.tsx'
import type { Advantages as Words } from './schema.ts'

/** As a numbered list, two or three in a row, all in a row, and so below the strata of a core that they rest on. */
const looks = {
  list: ['lg:has-[>:nth-child(3):last-child]:grid-cols-3', 'numbered-entry md:border-t md:pt-6'],
  columns: ['lg:grid-cols-4', 'md:border-t md:pt-6'],
  strata: ['lg:grid-cols-4', ''],
} satisfies Record<Words['layout'], [around: string, each: string]>

/** Why this firm, in the layout that the record names. */
export function Advantages({ layout, entries, ...heading }: Words) {
  const [around, each] = looks[layout]
  const List = layout === 'list' ? 'ol' : 'ul'
  return (
    <Section {...heading}>
      <List className={clsx('grid gap-x-8 md:grid-cols-2 md:gap-y-8', around)}>
        {entries.map(({ title, description }, index) => (
          <li
            key={title}
            className={clsx(
              'folded-entry border-line md:row-span-2 md:grid md:grid-rows-subgrid md:gap-y-2',
              each,
            )}
            {...reveal(index)}
          >
            <AnchorHeading className="text-h3">
              {layout === 'strata' && <Stratum stratum={index} className="mb-5 h-8 border" />}
              {title}
            </AnchorHeading>
            <EntryFold of={title}>
              <p className="max-w-measure text-muted">{description}</p>
            </EntryFold>
          </li>
        ))}
      </List>
    </Section>
  )
}
