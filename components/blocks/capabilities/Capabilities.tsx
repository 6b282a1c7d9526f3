import { serviceStrings } from '@lintel/engine/content/strings.ts'
import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { Fold } from '@lintel/kit/ui/Fold.tsx'
import { CheckList, DashList, HairlineList } from '@lintel/kit/ui/lists.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import type { ReactNode } from 'react'
import { Section } from '#components/blocks/FiguredSection.tsx'
import type { Capabilities as Words } from './schema.ts'

/** What a service can do, in the layout that its record names. */
export function Capabilities(block: Words) {
  const Layout = layouts[block.layout]
  return <Layout {...block} />
}

function Features({ of, className, children }: { of: string[]; className?: string; children: ReactNode }) {
  return (
    <Fold label={serviceStrings.features} count={of.length} className={className}>
      {children}
    </Fold>
  )
}

/** Capabilities as full-width rows of a schedule. */
function Rows({ entries, ...heading }: Words) {
  return (
    <Section {...heading}>
      <ul className="border-t border-line">
        {entries.map(({ title, description, features }) => (
          <li
            key={title}
            className="grid gap-x-10 gap-y-2 border-b border-line py-5 md:grid-cols-[1fr_2fr] md:py-8 lg:py-10"
            {...reveal()}
          >
            <AnchorHeading className="text-h3">{title}</AnchorHeading>
            <div>
              <p className="max-w-measure text-muted">{description}</p>
              <Features of={features} className="mt-1 md:mt-5">
                <DashList items={features} className="grid gap-x-10 gap-y-2.5 sm:grid-cols-2" />
              </Features>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Capabilities in a two-by-two grid of hairlines. */
function Grid({ entries, ...heading }: Words) {
  return (
    <Section {...heading}>
      <ul className="grid border-t border-l border-line bg-background md:grid-cols-2">
        {entries.map(({ title, description, features }, index) => (
          <li
            key={title}
            className="border-r border-b border-line p-5 pb-2 md:row-span-3 md:grid md:grid-rows-subgrid md:gap-y-0 md:p-8 lg:p-10"
            {...reveal(index)}
          >
            <AnchorHeading className="text-h3">{title}</AnchorHeading>
            <p className="mt-2 text-muted md:mt-3">{description}</p>
            <Features of={features} className="mt-1 md:mt-6">
              <CheckList items={features} />
            </Features>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Capabilities as the strata of one core, which is drawn beside them. */
function Core({ entries, ...heading }: Words) {
  return (
    <Section {...heading}>
      <ul className="capability-core max-md:space-y-7 md:border-y md:border-line">
        {entries.map(({ title, description, features }) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-2 border-line md:grid-cols-[6rem_1fr_1fr] md:not-first:border-t lg:grid-cols-[3fr_4fr_5fr] lg:gap-x-12"
            {...reveal()}
          >
            <i className="max-md:hidden" aria-hidden="true" />
            <div className="md:py-8 lg:py-10">
              <AnchorHeading className="text-h3">{title}</AnchorHeading>
              <p className="mt-2 text-muted md:mt-3">{description}</p>
            </div>
            <Features of={features} className="md:py-8 lg:py-10">
              <DashList items={features} className="space-y-2.5 md:mt-1" />
            </Features>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const column =
  'border-line max-md:border-b max-md:pt-6 max-md:pb-1 md:py-8 md:border-l md:px-6 ' +
  'lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:gap-y-5 lg:first:border-l-0 lg:first:pl-0'

/** Capabilities as posts below one beam. */
function Beam({ entries, ...heading }: Words) {
  return (
    <Section {...heading}>
      <ul className="grid border-t-8 border-text md:grid-cols-2 lg:grid-cols-4 lg:grid-rows-[auto_auto_auto]">
        {entries.map(({ title, description, features }, index) => (
          <li key={title} className={column} {...reveal(index)}>
            <AnchorHeading className="text-h3">{title}</AnchorHeading>
            <p className="mt-2 text-muted md:mt-3 lg:mt-0">{description}</p>
            <Features of={features} className="mt-1 md:mt-6 lg:mt-0">
              <DashList items={features} />
            </Features>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Capabilities in two columns, whose texts and lists begin on one line. */
function Pairs({ entries, ...heading }: Words) {
  return (
    <Section {...heading}>
      <ul className="grid gap-x-8 gap-y-9 md:grid-cols-2 md:gap-y-12 lg:gap-x-16 lg:gap-y-16">
        {entries.map(({ title, description, features }, index) => (
          <li
            key={title}
            className="dimension-line pt-5 md:row-span-3 md:grid md:grid-rows-subgrid md:gap-y-0 md:pt-6"
            {...reveal(index % 2)}
          >
            <AnchorHeading className="text-h3">{title}</AnchorHeading>
            <p className="mt-2 text-muted md:mt-3">{description}</p>
            <Features of={features} className="mt-1 md:mt-6">
              <HairlineList items={features} />
            </Features>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const layouts = { grid: Grid, rows: Rows, core: Core, beam: Beam, pairs: Pairs }
