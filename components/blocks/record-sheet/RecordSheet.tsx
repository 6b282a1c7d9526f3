import { useScript } from '@lintel/kit/pageReport.ts'
import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { EntryFold } from '@lintel/kit/ui/Fold.tsx'
import type { ReactNode } from 'react'
import { BlueprintSection } from '#components/sheets/BlueprintSection.tsx'
import { Answer, Choice, lit } from '#components/sheets/parts.tsx'
import { StationDrawing } from './StationDrawing.tsx'
import type { RecordSheet as RecordPath } from './schema.ts'

/** The contract that is broken at first: in the middle, so that something lies before it and behind it. */
const BROKEN = 2

/** The stations of a record side by side; whoever breaks a contract sees it held back there. */
export function RecordSheet({ stations, terms, ask, drawing, ...path }: RecordPath) {
  const { whole, arrived, proof, ...heading } = path
  const sheet = useScript('choices')
  const outcomes = [
    ...stations.map(({ breaks, verdict, breach }, station) => ({
      state: `station-${station}`,
      says: breaks,
      verdict,
      reason: breach,
    })),
    { state: 'arrives', says: whole, verdict: arrived, reason: proof },
  ]
  const states = outcomes.map(({ state }) => state)
  const shown = states[BROKEN] ?? ''
  const first = outcomes[BROKEN]
  return (
    <BlueprintSection {...heading}>
      <div className="sheet border border-line max-sm:border-x-0" {...sheet}>
        <div data-hand="" className="sheet-hand sheet-record-hand">
          <fieldset>
            <legend className="sheet-ask">{ask}</legend>
            <div className="grid gap-x-8 sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-3">
              {outcomes.map(({ state, says, verdict, reason }) => (
                <Choice
                  key={state}
                  name="contract"
                  value={state}
                  defaultChecked={state === shown}
                  data-verdict={verdict}
                  data-reason={reason}
                >
                  {says}
                </Choice>
              ))}
            </div>
          </fieldset>
          {first && <Answer {...first} />}
        </div>
        <p className="sr-only">{drawing}</p>
        <ol className="sheet-stations">
          {stations.map((station, index) => (
            <Station key={station.name} {...station} terms={terms} lights={lit([states[index] ?? ''], shown)}>
              <StationDrawing station={index} states={states} shown={shown} />
            </Station>
          ))}
        </ol>
      </div>
    </BlueprintSection>
  )
}

interface StationProps extends Pick<RecordPath, 'terms'> {
  lights: ReturnType<typeof lit>
  children: ReactNode
}

function Station({
  name,
  holds,
  contract,
  owner,
  breach,
  terms,
  lights,
  children,
}: RecordPath['stations'][number] & StationProps) {
  return (
    <li className="sheet-station">
      {children}
      <div className="folded-entry sheet-station-words" {...lights}>
        <AnchorHeading className="text-h3">{name}</AnchorHeading>
        <p className="text-muted sm:mt-1">{holds}</p>
        <EntryFold of={name} className="sm:mt-3">
          <p>
            <span className="text-accent-text">{terms.contract}: </span>
            {contract}
          </p>
          <p className="mt-2 text-muted">
            {terms.owner}: {owner}
          </p>
          <p className="mt-2 text-muted">
            {terms.breach}: {breach}
          </p>
        </EntryFold>
      </div>
    </li>
  )
}
