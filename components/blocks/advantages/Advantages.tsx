import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { FoldedEntries } from '@lintel/kit/ui/FoldedEntries.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { Section, SplitSection } from '#components/blocks/FiguredSection.tsx'
import type { Advantages as Words } from './schema.ts'

/** Why this firm, in the layout that the record names. */
export function Advantages(block: Words) {
  const Layout = layouts[block.layout]
  return <Layout {...block} />
}

/** Advantages as a numbered list beside a heading that stays in view. */
function List({ entries, ...heading }: Words) {
  return (
    <SplitSection {...heading}>
      <FoldedEntries showsTwo titles={entries.map(({ title }) => title)}>
        <ol className="divide-y divide-line border-line sm:border-y">
          {entries.map(({ title, description }, index) => (
            <li key={title} className="grid grid-cols-[auto_1fr] gap-x-6 py-4 md:py-8" {...reveal(index)}>
              <span className="w-7 pt-0.5 font-mono text-accent-text" aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </span>
              <div>
                <AnchorHeading className="text-h3">{title}</AnchorHeading>
                <p className="mt-2 text-muted md:mt-3">{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </FoldedEntries>
    </SplitSection>
  )
}

const column =
  'border-line max-md:border-t max-md:py-5 md:border-l md:px-6 lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:gap-y-0 lg:first:border-l-0 lg:first:pl-0'

/** Advantages side by side, divided by hairlines. */
function Columns({ entries, ...heading }: Words) {
  return (
    <Section {...heading}>
      <FoldedEntries showsTwo titles={entries.map(({ title }) => title)}>
        <ul className="grid md:grid-cols-2 md:gap-y-10 lg:grid-cols-4">
          {entries.map(({ title, description }, index) => (
            <li key={title} className={column} {...reveal(index)}>
              <AnchorHeading className="text-h3">{title}</AnchorHeading>
              <p className="mt-2 text-muted md:mt-3">{description}</p>
            </li>
          ))}
        </ul>
      </FoldedEntries>
    </Section>
  )
}

/** Advantages in two open columns, each under its own dimension line. */
function Pairs({ entries, ...heading }: Words) {
  return (
    <Section {...heading}>
      <FoldedEntries showsTwo titles={entries.map(({ title }) => title)}>
        <ul className="grid gap-x-16 gap-y-6 max-sm:pt-4 md:grid-cols-2 md:gap-y-12">
          {entries.map(({ title, description }, index) => (
            <li key={title} className="dimension-line pt-4 md:pt-6" {...reveal(index % 2)}>
              <AnchorHeading className="text-h3">{title}</AnchorHeading>
              <p className="mt-2 max-w-lg text-muted md:mt-3">{description}</p>
            </li>
          ))}
        </ul>
      </FoldedEntries>
    </Section>
  )
}

const layouts = { list: List, columns: Columns, pairs: Pairs }
