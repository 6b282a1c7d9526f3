import { Drawing } from '@lintel/kit/drawings/parts.tsx'
import { useScript } from '@lintel/kit/pageReport.ts'
import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { EntryFold } from '@lintel/kit/ui/Fold.tsx'
import { fillIn } from '@lintel/rules/fillIn.ts'
import { BlueprintSection } from '#components/sheets/BlueprintSection.tsx'
import { Answer, Range } from '#components/sheets/parts.tsx'
import { highest, MOST, rankingOf, turnOf, weigh } from '#components/sheets/weigh.ts'
import { HEIGHT, SurveyDrawing, WIDTH } from './SurveyDrawing.tsx'
import type { SurveySheet as Value } from './schema.ts'

/** A decision as a survey: a visitor weighs the measures, and the summits of the options rise and fall. */
export function SurveySheet({ ask, drawing, measures, options, note, entries, ...value }: Value) {
  const { leads, steady, turns, ...heading } = value
  const sheet = useScript('survey')
  const weights = measures.map(({ weight }) => weight)
  const scores = options.map((option) => option.scores)
  const heights = weigh(weights, scores)
  const leader = highest(heights)
  const turn = turnOf(weights, scores)
  const names = options.map(({ name }) => name)
  return (
    <BlueprintSection {...heading}>
      <div
        className="sheet sheet-beside"
        data-drawing={drawing}
        data-leads={leads}
        data-steady={steady}
        data-turns={turns}
        {...sheet}
      >
        <div data-hand="" className="sheet-hand">
          <fieldset>
            <legend className="sheet-ask">{ask}</legend>
            {measures.map(({ name, weight }, index) => (
              <div key={name} className="sheet-measure">
                <label htmlFor={`measure-${index}`}>{name}</label>
                <span className="text-accent-text" aria-hidden="true">
                  {weight}
                </span>
                <Range id={`measure-${index}`} max={MOST} defaultValue={weight} />
              </div>
            ))}
          </fieldset>
          <Answer
            verdict={fillIn(leads, { option: names[leader] ?? '' })}
            reason={
              turn
                ? fillIn(turns, {
                    measure: measures[turn.measure]?.name ?? '',
                    weight: turn.weight,
                    option: names[turn.option] ?? '',
                  })
                : steady
            }
          />
          <p className="mt-3 text-muted">{note}</p>
        </div>
        <div className="sheet-paper sheet-survey">
          <Drawing width={WIDTH} height={HEIGHT} label={`${drawing} ${rankingOf(names, heights)}`} footed>
            <SurveyDrawing options={options} heights={heights} leader={leader} />
          </Drawing>
        </div>
        <ul className="sheet-foot grid gap-x-8 md:grid-cols-2 md:gap-y-4 md:py-5 lg:grid-cols-4">
          {entries.map(({ title, description }) => (
            <li key={title} className="folded-entry">
              <AnchorHeading className="text-h3">{title}</AnchorHeading>
              <EntryFold of={title} className="text-muted md:mt-1">
                <p>{description}</p>
              </EntryFold>
            </li>
          ))}
        </ul>
      </div>
    </BlueprintSection>
  )
}
