import { getCollection } from '@lintel/engine/content/store.ts'
import { ButtonLink } from '@lintel/kit/ui/Button.tsx'
import type { BlockOf as SpecimenBlock } from '@site/data/schemas/specimen.ts'
import { Matrix } from '#components/drawings/specimens/Matrix.tsx'
import type { BlockOf } from '../schemas.ts'

type MatrixBlock = SpecimenBlock<'matrix'>

/** A document as clients receive it, on the inverted paper of a blueprint: its plot, its verdict and its title block. */
export function Evidence({ label, verdict, reason, action }: BlockOf<'evidence'>) {
  const specimen = getCollection('specimens').find(({ href }) => href === action.href)
  const plot = specimen?.clauses
    .flatMap(({ blocks }) => blocks)
    .find((block): block is MatrixBlock => block.kind === 'matrix')
  if (!specimen || !plot) return null
  return (
    <section className="blueprint">
      <div className="page-width home-evidence">
        <div>
          <p className="label text-accent-text">{label}</p>
          <p className="home-verdict mt-2 font-semibold tracking-tight">{verdict}</p>
          <h2 className="mt-4 text-h3">{specimen.title}</h2>
          <p className="mt-2 max-w-xl text-muted">{reason}</p>
          <ButtonLink href={action.href} variant="outline" size="lg" className="mt-6">
            {action.label}
          </ButtonLink>
        </div>
        <figure className="mt-5 max-md:pb-5 lg:mt-0">
          <Plot {...plot} />
          <figcaption className="mt-3 text-small text-muted">{plot.caption}</figcaption>
        </figure>
        <dl className="hidden border-t border-line text-small col-span-full mt-7 md:grid md:grid-cols-5">
          {specimen.titleBlock.map(({ label: term, value }) => (
            <div key={term} className="border-l border-line px-4 py-3">
              <dt className="text-muted">{term}</dt>
              <dd className="font-mono">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

/** Its names are words of the page, as large on every screen. */
function Plot(plot: MatrixBlock) {
  const { columns, rows } = plot
  return (
    <div className="evidence-plot relative text-small text-muted">
      <Matrix {...plot} isBare />
      <span>{columns.yes}</span>
      <span>{columns.no}</span>
      <span>{rows.right}</span>
      <span>{rows.wrong}</span>
    </div>
  )
}
