import { Drawing } from '@lintel/kit/drawings/parts.tsx'
import { useScript } from '@lintel/kit/pageReport.ts'
import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { EntryFold } from '@lintel/kit/ui/Fold.tsx'
import { fillIn } from '@lintel/rules/fillIn.ts'
import { BlueprintSection } from '#components/sheets/BlueprintSection.tsx'
import { Answer, lit, Range } from '#components/sheets/parts.tsx'
import { BayDrawing, HEIGHT, WIDTH } from './BayDrawing.tsx'
import type { BaySheet as StartingPoints } from './schema.ts'

/** How many bays are moved at first. */
const SHOWN = 2

/** Six places to begin, as the bays of a house that a visitor moves from old to new. */
export function BaySheet({ drawing, ask, count, untouched, terms, rows, ...heading }: StartingPoints) {
  const sheet = useScript('bays')
  const verdict = (moved: number | string) => fillIn(count, { count: moved, of: rows.length })
  return (
    <BlueprintSection {...heading}>
      <div
        className="sheet sheet-house border border-line max-sm:border-x-0"
        data-count={verdict('{count}')}
        data-untouched={untouched}
        {...sheet}
      >
        <Drawing width={WIDTH} height={HEIGHT} label={drawing}>
          <BayDrawing bays={rows.length} shown={SHOWN} />
        </Drawing>
        <div data-hand="" className="sheet-hand sheet-house-hand">
          <div>
            <label className="sheet-ask block" htmlFor="bays">
              {ask}
            </label>
            <Range id="bays" max={rows.length} defaultValue={SHOWN} aria-valuetext={verdict(SHOWN)} />
          </div>
          <Answer verdict={verdict(SHOWN)} reason={rows[SHOWN - 1]?.then} />
        </div>
        <ol className="grid gap-x-8 px-5 sm:gap-y-6 sm:pb-5 md:grid-cols-2 lg:grid-cols-3">
          {rows.map(({ symptom, then, firstMove, leftAlone }, index) => (
            <li
              key={symptom}
              className="folded-entry sheet-part"
              data-then={then}
              {...lit([`bays-${index + 1}`], `bays-${SHOWN}`)}
            >
              <AnchorHeading className="text-h3">{symptom}</AnchorHeading>
              <EntryFold of={symptom} className="md:mt-2">
                <p>
                  <span className="sr-only">{terms.firstMove}: </span>
                  {firstMove}
                </p>
                <p className="mt-2 text-text/75">
                  {terms.leftAlone}: {leftAlone}
                </p>
              </EntryFold>
              <span className="sheet-number" aria-hidden="true">
                {index + 1}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </BlueprintSection>
  )
}
