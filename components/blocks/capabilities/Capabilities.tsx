import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { EntryFold } from '@lintel/kit/ui/Fold.tsx'
import { DashList } from '@lintel/kit/ui/lists.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { clsx } from 'clsx'
import { Section } from '#components/blocks/FiguredSection.tsx'
import { Stratum } from '#components/drawings/Stratum.tsx'
import { Sketch } from './Sketch.tsx'
import type { Capabilities as Words } from './schema.ts'

/** Around all entries, around each, around its features, and of a title with a drawing: as rows, as strata of a core, side by side, and two by two. */
const looks = {
  rows: [
    '',
    'border-line md:grid md:grid-cols-3 md:gap-x-8 md:not-first:border-t md:not-first:pt-8 md:not-last:pb-8',
    '',
    'flex flex-col-reverse items-start justify-end gap-5 *:h-24 lg:*:h-28',
  ],
  core: [
    'md:border-y md:border-text',
    'border-line md:grid md:grid-cols-12 md:grid-rows-[auto_1fr] md:gap-x-8 md:gap-y-3 md:py-8 md:not-first:border-t md:*:[:is(h3,p)]:col-span-5 md:*:[:is(h3,p)]:col-start-2',
    'md:col-span-6 md:col-start-7 md:row-span-2 md:row-start-1',
    '',
  ],
  columns: [
    'md:grid md:grid-cols-2 md:gap-x-8 md:gap-y-10 lg:grid-cols-4',
    'border-line md:row-span-3 md:grid md:grid-rows-subgrid md:gap-y-4 md:border-t md:pt-6',
    '',
    '*:mb-6 *:h-20',
  ],
  pairs: [
    'md:grid md:grid-cols-2 md:gap-x-8 md:gap-y-12',
    'border-line md:row-span-3 md:grid md:grid-rows-subgrid md:gap-y-4 md:border-t md:pt-6',
    '',
    'md:flex md:flex-row-reverse md:items-end md:justify-between md:gap-6 *:h-17 *:shrink-0',
  ],
} satisfies Record<Words['layout'], [around: string, each: string, features: string, title: string]>

/** What a service can do, in the layout that its record names. */
export function Capabilities({ layout, entries, ...heading }: Words) {
  const [around, each, below, drawn] = looks[layout]
  return (
    <Section {...heading}>
      <ul className={around}>
        {entries.map(({ title, description, sketch, features }, index) => (
          <li key={title} className={clsx('folded-entry', each)} {...reveal(index)}>
            {layout === 'core' && <Stratum stratum={index} className="-my-8 row-span-2 border-x" />}
            <AnchorHeading className={clsx('text-h3', sketch && drawn)}>
              {sketch && <Sketch id={sketch} />}
              {title}
            </AnchorHeading>
            <p className="text-muted">{description}</p>
            <EntryFold of={title} className={below}>
              <DashList items={features} />
            </EntryFold>
          </li>
        ))}
      </ul>
    </Section>
  )
}
