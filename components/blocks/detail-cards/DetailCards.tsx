import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { ClaimSource } from '@lintel/kit/ui/ClaimFigure.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { Section } from '@lintel/kit/ui/Section.tsx'
import { Detail } from '#components/drawings/careers/Detail.tsx'
import type { DetailCards as Words } from './schema.ts'

/** What a structure shows in its details, in the layout that the record names. */
export function DetailCards(block: Words) {
  const Layout = layouts[block.layout]
  return <Layout {...block} />
}

/** Four values, each a detail of a structure and what it comes down to. */
function Columns({ cards, ...heading }: Words) {
  return (
    <Section {...heading}>
      <ul className="grid border-t border-l border-line sm:grid-cols-2 lg:grid-cols-4">
        {cards.map(({ icon, caption, title, description }, index) => (
          <li
            key={title}
            className="row-span-3 grid grid-rows-subgrid content-start gap-y-0 border-r border-b border-line"
            {...reveal(index)}
          >
            <div className="border-b border-line">
              <Detail name={icon} className="mx-auto mt-6 h-auto w-48 max-w-full" />
              {caption && <p className="label px-6 pt-3 pb-4 text-muted">{caption}</p>}
            </div>
            <AnchorHeading className="px-6 pt-6 text-h3 lg:text-lead">{title}</AnchorHeading>
            <p className="px-6 pt-3 pb-7 text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What an employee receives, each beside what it comes down to in a structure. */
function Rows({ cards, ...heading }: Words) {
  return (
    <Section {...heading}>
      <ul className="grid border-t border-l border-line bg-background lg:grid-cols-2">
        {cards.map(({ icon, caption, title, description, claim }, index) => (
          <li
            key={title}
            className="flex flex-wrap items-center gap-x-6 gap-y-4 border-r border-b border-line p-6 sm:gap-x-8 md:p-8"
            {...reveal(index)}
          >
            <div className="w-24 sm:w-36">
              <Detail name={icon} className="h-auto w-full" />
              {caption && <p className="label mt-3 text-muted">{caption}</p>}
            </div>
            <div className="min-w-0 grow basis-40 wrap-anywhere">
              <AnchorHeading className="text-h3">{title}</AnchorHeading>
              <p className="mt-1 text-muted">{description}</p>
              {claim && <ClaimSource claim={claim} />}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const layouts = { columns: Columns, rows: Rows }
