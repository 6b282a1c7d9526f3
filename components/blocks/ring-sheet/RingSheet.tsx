import { Drawing } from '@lintel/kit/drawings/parts.tsx'
import { useScript } from '@lintel/kit/pageReport.ts'
import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { Fold } from '@lintel/kit/ui/Fold.tsx'
import { BlueprintSection } from '#components/sheets/BlueprintSection.tsx'
import { Answer, lit, Range } from '#components/sheets/parts.tsx'
import { Rating } from './Rating.tsx'
import { HEIGHT, RingPlan, WIDTH } from './RingPlan.tsx'
import type { RingSheet as Threats } from './schema.ts'

/** How many controls have failed at first: as many as to show that the next one holds. */
const SHOWN = 1

/** The threats with their ratings, as entries to a stronghold that a visitor walks from ring to ring. */
export function RingSheet({ drawing, ask, walk, rings, source, claim, terms, entries, ...heading }: Threats) {
  const sheet = useScript('rings')
  return (
    <BlueprintSection {...heading}>
      <div className="sheet sheet-rings" data-entry="0" {...sheet}>
        <div className="sheet-hand">
          <fieldset>
            <legend className="sheet-ask">{ask}</legend>
            <ol>
              {entries.map((entry, index) => (
                <Entry key={entry.threat} {...entry} terms={terms} index={index} />
              ))}
            </ol>
          </fieldset>
          <Fold label={source}>
            <p className="sheet-source text-muted">{claim.source}</p>
          </Fold>
        </div>
        <div data-hand="" className="sheet-walk">
          <label className="sheet-ask block" htmlFor="walk">
            {walk}
          </label>
          <Range id="walk" max={rings.length - 1} defaultValue={SHOWN} aria-valuetext={rings[SHOWN]?.name} />
          <ol className="sheet-ticks">
            {rings.map(({ name, verdict }, ring) => (
              <li key={name} data-verdict={verdict} {...lit([`ring-${ring}`], `ring-${SHOWN}`)}>
                {name}
              </li>
            ))}
          </ol>
          <Answer verdict={rings[SHOWN]?.verdict ?? ''} reason={entries[0]?.holds[SHOWN]} />
        </div>
        <div className="sheet-paper">
          <Drawing width={WIDTH} height={HEIGHT} label={drawing}>
            <RingPlan rings={rings} shown={SHOWN} />
          </Drawing>
        </div>
      </div>
    </BlueprintSection>
  )
}

interface EntryProps extends Pick<Threats, 'terms'> {
  index: number
}

function Entry({
  threat,
  description,
  prevalence,
  impact,
  holds,
  terms,
  index,
}: Threats['entries'][number] & EntryProps) {
  const id = `entry-${index}`
  return (
    <li className="sheet-entry" {...lit([id], 'entry-0')}>
      <input
        id={id}
        type="radio"
        name="entry"
        className="sheet-control"
        value={index}
        defaultChecked={index === 0}
        data-holds={holds.join('\n')}
      />
      <AnchorHeading className="text-h3">
        <label htmlFor={id}>
          <span aria-hidden="true">{index + 1}</span>
          {threat}
        </label>
      </AnchorHeading>
      <dl className="flex flex-wrap gap-x-5 md:gap-x-8 lg:*:first:min-w-48">
        <Rating term={terms.prevalence} step={prevalence} />
        <Rating term={terms.impact} step={impact} />
      </dl>
      <p className="sheet-more text-muted">{description}</p>
    </li>
  )
}
