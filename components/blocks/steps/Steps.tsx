import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { EntryFold } from '@lintel/kit/ui/Fold.tsx'
import { DashList } from '@lintel/kit/ui/lists.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { clsx } from 'clsx'
import { Section } from '#components/blocks/FiguredSection.tsx'
import type { Steps as Words } from './schema.ts'

/** The tick that ends the last stretch of the line. */
const endTick =
  'last:after:absolute last:after:h-4 last:after:w-px last:after:rotate-45 last:after:bg-accent-text ' +
  'max-lg:last:after:-bottom-2 max-lg:last:after:-left-px lg:last:after:-top-2 lg:last:after:right-0'

/** Steps along a measured line: from left to right on large screens, downward on small ones. */
export function Steps({ steps, ...heading }: Words) {
  const dense = steps.length > 3
  return (
    <Section {...heading}>
      <ol className="ml-2 lg:ml-0 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-x-8 lg:grid-rows-[repeat(4,auto)]">
        {steps.map(({ number, part, title, description, details }, index) => (
          <li
            key={number}
            className={clsx(
              'slanted-tick border-l border-edge pb-5 pl-7 md:pb-10 last:pb-0 md:grid md:grid-cols-2 md:gap-x-10 md:max-lg:grid-rows-[auto_auto_1fr] lg:row-span-4 lg:grid lg:grid-rows-subgrid',
              'lg:grid-cols-1 lg:border-t lg:border-l-0 lg:pb-0 lg:pl-0 lg:not-last:runs-on',
              endTick,
            )}
            {...reveal(index)}
          >
            <p className="label text-accent-text lg:pt-6">
              {number} {part && <span className="ml-2 text-muted">{part}</span>}
            </p>
            <div className="folded-entry md:contents">
              <AnchorHeading className="text-h3 md:mt-3">{title}</AnchorHeading>
              <p className={clsx('md:mt-3', dense ? 'lg:text-small' : 'text-muted')}>{description}</p>
              <EntryFold
                of={title}
                className="self-start sm:mt-6 md:max-lg:col-start-2 md:max-lg:row-span-3 md:max-lg:row-start-1 md:max-lg:mt-0"
              >
                <DashList items={details} />
              </EntryFold>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
