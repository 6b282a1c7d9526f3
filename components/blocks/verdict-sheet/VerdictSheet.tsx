import { useScript } from '@lintel/kit/pageReport.ts'
import { Button } from '@lintel/kit/ui/Button.tsx'
import { fillIn } from '@lintel/rules/fillIn.ts'
import { BlueprintSection } from '#components/sheets/BlueprintSection.tsx'
import { Answer } from '#components/sheets/parts.tsx'
import { wayOf } from '#components/sheets/wayOf.ts'
import { Criteria } from './Criteria.tsx'
import type { VerdictSheet as Fit } from './schema.ts'

/** The steps of one process as columns, the verdicts as rows, and the way of a case through what a visitor chose. */
export function VerdictSheet({
  ask,
  reset,
  opening,
  invitation,
  agreed,
  removed,
  removal,
  tally,
  steps,
  verdicts,
  exampleLabel,
  note,
  ...heading
}: Fit) {
  const sheet = useScript('verdicts')
  const count = (id: string) => steps.filter(({ ours }) => ours === id).length
  const counts = Object.fromEntries([...verdicts.map(({ id }) => id), 'remove'].map((id) => [id, count(id)]))
  const rows = steps.map(({ ours }) => verdicts.findIndex(({ id }) => id === ours))
  return (
    <BlueprintSection {...heading}>
      <div
        className="sheet border border-line max-sm:border-x-0"
        data-tally={tally}
        data-opening={`${opening} ${invitation}`}
        data-agreed={agreed}
        {...sheet}
      >
        <fieldset data-hand="">
          <legend className="sheet-control sheet-ask sheet-score-ask">{ask}</legend>
          <div className="sheet-score">
            <div className="sheet-score-names" aria-hidden="true">
              {verdicts.map(({ id, verdict }) => (
                <span key={id}>{verdict.split(' ')[0]}</span>
              ))}
            </div>
            {steps.map((step, index) => (
              <Step
                key={step.step}
                {...step}
                index={index}
                verdicts={verdicts}
                removed={removed}
                removal={removal}
              />
            ))}
            <svg
              className="drawing sheet-score-way"
              viewBox={`0 0 ${steps.length} ${verdicts.length}`}
              preserveAspectRatio="none"
              fill="none"
              aria-hidden="true"
              focusable="false"
            >
              <path className="stroke-accent-text" strokeWidth="3" data-way="" d={wayOf(rows)} />
            </svg>
          </div>
          <div className="sheet-score-foot">
            <Answer verdict={fillIn(tally, counts)} reason={opening} />
            <Button variant="outline" className="sheet-control self-start">
              {reset}
            </Button>
          </div>
        </fieldset>
        <Criteria verdicts={verdicts} exampleLabel={exampleLabel} note={note} />
      </div>
    </BlueprintSection>
  )
}

/** A column of the score. A step that we remove is struck out, and can be again after another verdict. */
function Step({
  step,
  ours,
  reason,
  index,
  verdicts,
  removed,
  removal,
}: Fit['steps'][number] & Pick<Fit, 'verdicts' | 'removed' | 'removal'> & { index: number }) {
  return (
    <div
      role="radiogroup"
      aria-labelledby={`step-${index + 1}`}
      className="sheet-step"
      data-ours={ours}
      data-reason={reason}
    >
      <p>
        <span id={`step-${index + 1}`}>
          <span className="text-accent-text">{index + 1}</span> {step}
        </span>
        <span className="sheet-said">{verdicts.find(({ id }) => id === ours)?.verdict}</span>
        {ours === 'remove' && (
          <label className="sheet-removed">
            <input
              type="radio"
              className="sheet-control"
              name={`step-${index + 1}`}
              value="remove"
              defaultChecked
              data-row="-1"
              data-ours={removal}
            />
            {removed}
          </label>
        )}
      </p>
      <div className="sheet-control sheet-cells">
        {verdicts.map(({ id, verdict, ours: sentence }, row) => (
          <label key={id} className="sheet-cell">
            <input
              type="radio"
              className={`sheet-box sheet-box-${id}`}
              name={`step-${index + 1}`}
              value={id}
              defaultChecked={id === ours}
              data-row={row}
              data-ours={sentence}
            />
            <span className="sr-only">{verdict}</span>
          </label>
        ))}
      </div>
    </div>
  )
}
