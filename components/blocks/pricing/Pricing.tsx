import { blockOf } from '@lintel/engine/content/blockPages.ts'
import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { Section } from '@lintel/kit/ui/Section.tsx'
import { Schedule } from '#components/blocks/Schedule.tsx'
import { CapLadder } from '#components/drawings/CapLadder.tsx'
import { type OnPage, PageHead } from '#components/sections/PageHead.tsx'
import type { Block, BlockOf } from '../schemas.ts'

interface HeroProps extends BlockOf<'text-hero'> {
  page: OnPage['page'] & { blocks: readonly Block[] }
}

/** The title, over a drawing of what each step may cost where it has words for one. */
export function TextHero({ title, lead, figure, page }: HeroProps) {
  const charges = blockOf(page, 'charges')
  return (
    <section className="page-width pt-24 md:pt-28">
      <PageHead location={page.name} title={title} lead={lead} />
      {figure && charges && <CapLadder rows={charges.rows} caption={figure} />}
    </section>
  )
}

/** How each step is charged and what it leaves; a column of amounts where the firm names one. */
export function Charges({ caption, columns, rows, ...heading }: BlockOf<'charges'>) {
  const hasAmounts = rows.some(({ amount }) => amount)
  return (
    <Section {...heading}>
      <Schedule
        caption={caption}
        columns={[
          { heading: columns.step, cell: ({ step }) => step },
          {
            heading: columns.basis,
            cell: ({ basis, detail }) => (
              <>
                <span className="block font-semibold">{basis}</span>
                <span className="mt-1 block text-muted">{detail}</span>
              </>
            ),
          },
          ...(hasAmounts ? [{ heading: columns.amount, cell: ({ amount }: Row) => amount }] : []),
          { heading: columns.leaves, cell: ({ leaves }) => leaves },
        ]}
        rows={rows}
      />
    </Section>
  )
}

type Row = BlockOf<'charges'>['rows'][number]

/** What moves a price, and what stands beside it. */
export function Factors({ entries, ...heading }: BlockOf<'factors'>) {
  return (
    <Section {...heading}>
      <ul className="grid gap-x-8 md:grid-cols-2">
        {entries.map(({ title, description }, index) => (
          <li key={title} className="border-t border-line py-6" {...reveal(index)}>
            <AnchorHeading className="text-h3">{title}</AnchorHeading>
            <p className="mt-2 max-w-measure text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
