import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { EntryFold } from '@lintel/kit/ui/Fold.tsx'
import { DashList } from '@lintel/kit/ui/lists.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { clsx } from 'clsx'
import { Section } from '#components/blocks/FiguredSection.tsx'
import type { Capabilities as Words } from './schema.ts'

/** Around all entries, around each, and around its features: as rows, as strata of a core, side by side, and two by two. */
const looks = {
  rows: [
    '',
    'border-line md:grid md:grid-cols-3 md:gap-x-8 md:not-first:border-t md:not-first:pt-8 md:not-last:pb-8',
    '',
  ],
  core: [
    'md:border-y md:border-text',
    'border-line md:grid md:grid-cols-12 md:grid-rows-[auto_1fr] md:gap-x-8 md:gap-y-3 md:py-8 md:not-first:border-t md:*:[:is(h3,p)]:col-span-5 md:*:[:is(h3,p)]:col-start-2',
    'md:col-span-6 md:col-start-7 md:row-span-2 md:row-start-1',
  ],
  columns: [
    'md:grid md:grid-cols-2 md:gap-x-8 md:gap-y-10 lg:grid-cols-4',
    'md:row-span-3 md:grid md:grid-rows-subgrid md:gap-y-4',
    '',
  ],
  pairs: [
    'md:grid md:grid-cols-2 md:gap-x-8 md:gap-y-12',
    'border-line md:row-span-3 md:grid md:grid-rows-subgrid md:gap-y-4 md:border-t md:pt-6',
    '',
  ],
} satisfies Record<Words['layout'], [around: string, each: string, features: string]>

/** What a service can do, in the layout that its record names. */
export function Capabilities({ layout, entries, ...heading }: Words) {
  const [around, each, below] = looks[layout]
  return (
    <Section {...heading}>
      <ul className={around}>
        {entries.map(({ title, description, features }, index) => (
          <li key={title} className={clsx('folded-entry', each)} {...reveal(index)}>
            {layout === 'core' && <Core stratum={index} />}
            <AnchorHeading className="text-h3">{title}</AnchorHeading>
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

/** Of each stratum, from above: a square of its hatch. */
const hatches = ['M-2 2l4-4M0 8l8-8M6 10l4-4', 'M0 4h8', 'M0 2h5M4 6h5', 'M4 0v8']

/** A stratum of the core that is drawn beside what it can do. */
function Core({ stratum }: { stratum: number }) {
  const id = `stratum-${stratum}`
  return (
    <div className="relative -my-8 row-span-2 border-x border-text max-md:hidden" aria-hidden="true">
      <svg className="absolute size-full stroke-muted" aria-hidden="true" focusable="false">
        <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
          <path d={hatches[stratum % hatches.length]} />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
      </svg>
    </div>
  )
}
