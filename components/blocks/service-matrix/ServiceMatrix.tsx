import { Drawing, Path } from '@lintel/kit/drawings/parts.tsx'
import { EntryFold } from '@lintel/kit/ui/Fold.tsx'
import { DashList } from '@lintel/kit/ui/lists.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { Section } from '#components/blocks/FiguredSection.tsx'
import type { ServiceMatrix as Words } from './schema.ts'

/** A matrix: a row for each service, and in it the sheet that it leaves of each kind. */
export function ServiceMatrix({ terms, entries, ...heading }: Words) {
  return (
    <Section id="services" {...heading}>
      <MatrixHead {...terms} />
      <ul className="border-t border-line lg:border-edge">
        {entries.map((service) => (
          <li
            key={service.title}
            className="folded-entry relative border-line sm:border-b sm:py-6"
            {...reveal()}
          >
            <ServiceRow {...service} terms={terms} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What is on the sheets of each kind, in little: what was measured, what was weighed, and an order of work. */
const marks = [
  { fine: 'M1 5h56v24h-56zM23 5v10M1 19h14M37 29v-10h20', accent: 'M1 37h56M1 34v6M57 34v6' },
  { fine: 'M1 6h34M38 1v10M1 36h22M26 31v10', accent: 'M1 21h58' },
  { fine: 'M1 14v14M16 14v14M31 14v14', accent: 'M1 21h58m-7-5l7 5l-7 5' },
]

/** Names the columns where there is room for them; the rows repeat the names for those who do not see them. */
function MatrixHead({ features, deliverables, kinds }: Words['terms']) {
  return (
    <div className="hidden grid-cols-12 items-end gap-x-8 pb-4 lg:grid" aria-hidden="true">
      <p className="label col-span-3 col-start-5 text-muted">{features}</p>
      <div className="col-span-5">
        <p className="label pb-3 text-accent-text">{deliverables}</p>
        <ul className="dimension-line grid pt-4 after:absolute after:-top-1.25 after:right-0 after:h-2.25 after:w-px after:bg-accent-text grid-cols-3 gap-x-8">
          {marks.map(({ fine, accent }, index) => (
            <li key={accent} className="label tracking-normal text-muted">
              <Drawing width={60} height={42} className="mb-3 h-10.5">
                <Path ink="fine" d={fine} />
                <Path ink="accent" strokeWidth="1.5" d={accent} />
              </Drawing>
              {kinds[index]}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function ServiceRow({
  title,
  description,
  features,
  deliverables,
  terms,
}: Words['entries'][number] & { terms: Words['terms'] }) {
  return (
    <>
      <h3 className="text-h3 lg:absolute">{title}</h3>
      <EntryFold of={title} className="sm:mt-3 lg:mt-0">
        <div className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
          <p className="text-muted lg:col-span-4 lg:pt-9">{description}</p>
          <div className="lg:col-span-3">
            <h4 className="label mb-3 text-muted lg:sr-only">{terms.features}</h4>
            <DashList items={features} />
          </div>
          <h4 className="label text-accent-text lg:sr-only">{terms.deliverables}</h4>
          <ul className="grid content-start gap-x-8 gap-y-2 sm:grid-cols-3 lg:col-span-5">
            {deliverables.map((name, index) => (
              <Deliverable key={name} name={name} kind={terms.kinds[index]} />
            ))}
          </ul>
        </div>
      </EntryFold>
    </>
  )
}

/** A sheet; on phones a line. */
function Deliverable({ name, kind }: { name: string; kind: string | undefined }) {
  return (
    <li className="text-small font-medium max-sm:flex max-sm:items-baseline max-sm:gap-4">
      <p className="label text-muted max-sm:w-28 max-sm:shrink-0 sm:mb-1 lg:sr-only">{kind}</p>
      {name}
    </li>
  )
}
