import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { EntryFold } from '@lintel/kit/ui/Fold.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { clsx } from 'clsx'
import { Section } from '#components/blocks/FiguredSection.tsx'
import { Stratum } from '#components/drawings/Stratum.tsx'
import type { Advantages as Words } from './schema.ts'

/** Why this firm: as a numbered list, all in a row, or so below the strata of a core that they rest on. */
export function Advantages({ layout, entries, ...heading }: Words) {
  const isNumbered = layout === 'list'
  const List = isNumbered ? 'ol' : 'ul'
  const inRow = entries.length === 3 ? 'lg:grid-cols-3' : !isNumbered && 'lg:grid-cols-4'
  return (
    <Section {...heading}>
      <List className={clsx('grid gap-x-8 md:grid-cols-2 md:gap-y-8', inRow)}>
        {entries.map(({ title, description }, index) => (
          <li
            key={title}
            className={clsx(
              'folded-entry border-line md:row-span-2 md:grid md:grid-rows-subgrid md:gap-y-2',
              layout !== 'strata' && 'md:border-t md:pt-6',
              isNumbered && 'numbered-entry md:before:top-6',
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
