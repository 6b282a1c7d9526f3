import { AttackPath } from '#components/drawings/figures/AttackPath.tsx'
import { CasePath } from '#components/drawings/figures/CasePath.tsx'
import { CostOfChange } from '#components/drawings/figures/CostOfChange.tsx'
import { ForecastRange } from '#components/drawings/figures/ForecastRange.tsx'
import { type FigureSheet, WIDTH } from '#components/drawings/figures/figure.ts'
import { OptionsWeighed } from '#components/drawings/figures/OptionsWeighed.tsx'
import { RecordPath } from '#components/drawings/figures/RecordPath.tsx'
import { ReleaseThreshold } from '#components/drawings/figures/ReleaseThreshold.tsx'
import { RequestLayers } from '#components/drawings/figures/RequestLayers.tsx'
import { ResponseCurve } from '#components/drawings/figures/ResponseCurve.tsx'
import { StepVerdicts } from '#components/drawings/figures/StepVerdicts.tsx'
import { StopPoints } from '#components/drawings/figures/StopPoints.tsx'
import { WrappedCore } from '#components/drawings/figures/WrappedCore.tsx'
import { Drawing } from '#components/drawings/parts.tsx'
import { reveal } from '#components/ui/reveal.ts'
import type { Figure, FigureDrawing } from '#data/schemas/figure.ts'

const sheets: Record<FigureDrawing, FigureSheet> = {
  'request-layers': { height: 232, Content: RequestLayers },
  'release-threshold': { height: 216, Content: ReleaseThreshold },
  'record-path': { height: 238, Content: RecordPath },
  'forecast-range': { height: 216, Content: ForecastRange },
  'attack-path': { height: 220, Content: AttackPath },
  'response-curve': { height: 212, Content: ResponseCurve },
  'wrapped-core': { height: 200, Content: WrappedCore },
  'stop-points': { height: 224, Content: StopPoints },
  'case-path': { height: 240, Content: CasePath },
  'step-verdicts': { height: 202, Content: StepVerdicts },
  'options-weighed': { height: 216, Content: OptionsWeighed },
  'cost-of-change': { height: 212, Content: CostOfChange },
}

/** A drawing that takes the place of a paragraph, drawn from left to right as it comes into view (`drawings.css`). */
export function SectionFigure({ drawing, caption, description, labels }: Figure) {
  const { height, Content } = sheets[drawing]
  return (
    <figure className="section-figure self-start border-y border-line bg-background max-md:mx-[max(-1.25rem,-6.5vw)] max-md:px-[min(1.25rem,6.5vw)] md:max-w-xl md:border-x lg:max-w-none">
      <div className="drawn py-2 md:p-4" {...reveal()}>
        <Drawing width={WIDTH} height={height} label={description}>
          <Content labels={labels} />
        </Drawing>
      </div>
      <figcaption className="border-t border-line py-2.5 text-small md:px-4 text-muted">{caption}</figcaption>
    </figure>
  )
}
