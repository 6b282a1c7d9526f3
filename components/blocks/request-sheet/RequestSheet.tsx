import { Drawing, Grid } from '@lintel/kit/drawings/parts.tsx'
import { useScript } from '@lintel/kit/pageReport.ts'
import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { Fold } from '@lintel/kit/ui/Fold.tsx'
import { BlueprintSection } from '#components/sheets/BlueprintSection.tsx'
import { Answer, Choice, lit } from '#components/sheets/parts.tsx'
import { tall, wide } from './layouts.ts'
import { RequestPlan } from './RequestPlan.tsx'
import type { RequestSheet as Controls } from './schema.ts'

/** Requests that a visitor sends, and the gates around a model that answer them. */
export function RequestSheet({ ask, drawing, requests, all, terms, layers, ...heading }: Controls) {
  const sheet = useScript('choices')
  const [first] = requests
  const shown = first?.endsAt ?? ''
  return (
    <BlueprintSection {...heading}>
      <div className="sheet sheet-beside" {...sheet}>
        <div data-hand="" className="sheet-hand">
          <fieldset>
            <legend className="sheet-ask">{ask}</legend>
            {requests.map(({ says, endsAt, verdict, reason }) => (
              <Choice
                key={endsAt}
                name="request"
                value={endsAt}
                defaultChecked={endsAt === shown}
                data-verdict={verdict}
                data-reason={reason}
              >
                {says}
              </Choice>
            ))}
          </fieldset>
          {first && <Answer {...first} />}
        </div>
        <div className="sheet-paper">
          {[wide, tall].map((layout) => (
            <Drawing
              key={layout.id}
              width={layout.width}
              height={layout.height}
              label={drawing.description}
              className={`sheet-${layout.id}`}
            >
              <Grid width={layout.width} height={layout.height} tall />
              <RequestPlan layout={layout} shown={shown} drawing={drawing} layers={layers} />
            </Drawing>
          ))}
        </div>
        <Fold label={all} count={layers.length} className="sheet-foot">
          <ol className="grid gap-x-10 gap-y-7 py-5 md:grid-cols-2 lg:grid-cols-3">
            {layers.map(({ gate, title, risk, control }, index) => (
              <li key={gate} className="sheet-part" {...lit([gate], shown)}>
                <AnchorHeading className="text-h3">{title}</AnchorHeading>
                <p className="mt-1 text-muted">
                  <span className="sr-only">{terms.risk}: </span>
                  {risk}
                </p>
                <p className="mt-2">{control}</p>
                <span className="sheet-number" aria-hidden="true">
                  {index + 1}
                </span>
              </li>
            ))}
          </ol>
        </Fold>
      </div>
    </BlueprintSection>
  )
}
