import { Drawing, Path } from '@lintel/kit/drawings/parts.tsx'
import { line, rectangle, round, times } from '@lintel/kit/drawings/paths.ts'
import { wilsonInterval } from '@lintel/rules/wilsonInterval.ts'
import type { BlockOf } from '@site/data/schemas/specimen.ts'
import { Words } from '#components/drawings/specimens/Words.tsx'

type ThresholdBlock = BlockOf<'threshold'>

const [WIDTH, HEIGHT] = [400, 412]
/** From left to right: the axis, and where the last step ends. */
const [LEFT, RIGHT] = [34, 396]
const ERRORS = { top: 30, bottom: 232 }
const SHARES = { top: 278, bottom: 368 }
/** Between the percentages that the upper axis names. */
const STEP = 2
const DOT = 3.5

/**
 * What each threshold costs: above, the share that would be wrong, with its 95 % interval and the limit; below, the share
 * that would pass at all.
 */
export function ThresholdPlot({ points, total, limit, chosen, labels, description }: ThresholdBlock) {
  const steps = points.map((point) => ({ ...point, ...wrongOf(point), share: (100 * point.posted) / total }))
  const highest = Math.ceil(Math.max(limit, ...steps.map(({ upper }) => upper)))
  const pace = (RIGHT - LEFT) / points.length
  const xOf = (index: number) => LEFT + pace * (index + 0.5)
  const yOf = (percent: number) => ERRORS.bottom - ((ERRORS.bottom - ERRORS.top) * percent) / highest
  const depthOf = (percent: number) => ((SHARES.bottom - SHARES.top) * percent) / 100
  const chosenX = xOf(points.findIndex(({ threshold }) => threshold === chosen))
  const marks = times(Math.floor(highest / STEP) + 1, (index) => index * STEP)
  return (
    <Drawing
      width={WIDTH}
      height={HEIGHT}
      label={description}
      className="h-auto w-full max-w-lg print:max-w-[105mm]"
    >
      <Words at={[0, 12]}>{labels.wrong}</Words>
      {marks.map((percent) => (
        <Words key={percent} at={[LEFT - 10, yOf(percent) + 4]} anchor="end">
          {percent}
        </Words>
      ))}
      <Path
        className="stroke-line"
        d={marks.map((percent) => `M${LEFT} ${yOf(percent)}H${RIGHT}`).join('')}
      />
      <Path
        className="stroke-accent-text"
        strokeDasharray="2 4"
        d={line([chosenX, 18], [chosenX, SHARES.bottom])}
      />
      <Path className="stroke-danger" strokeDasharray="8 4" d={`M${LEFT} ${yOf(limit)}H${RIGHT}`} />
      <Words at={[RIGHT, yOf(limit) - 7]} anchor="end" className="fill-danger">
        {`${labels.limit} ${limit}`}
      </Words>
      <Path
        ink="cut"
        d={steps
          .map(({ lower, upper }, index) => {
            const [x, low, high] = [xOf(index), yOf(lower), yOf(upper)]
            return `M${x} ${low}V${high}M${x - 4} ${low}h8M${x - 4} ${high}h8`
          })
          .join('')}
      />
      {steps.map(({ threshold, rate }, index) => (
        <circle
          key={threshold}
          className={threshold === chosen ? 'fill-accent-text' : 'fill-text'}
          cx={round(xOf(index))}
          cy={round(yOf(rate))}
          r={threshold === chosen ? DOT * 1.4 : DOT}
        />
      ))}
      <Words at={[0, SHARES.top - 16]}>{labels.posted}</Words>
      {steps.map(({ threshold, share }, index) => (
        <g key={threshold}>
          <Path
            className={threshold === chosen ? 'fill-accent' : 'stroke-muted fill-surface'}
            d={rectangle(
              xOf(index) - pace * 0.36,
              SHARES.bottom - depthOf(share),
              pace * 0.72,
              depthOf(share),
            )}
          />
          <Words
            at={[xOf(index), SHARES.bottom - 6]}
            anchor="middle"
            className={threshold === chosen ? 'fill-on-accent' : 'fill-text'}
          >
            {Math.round(share)}
          </Words>
          <Words at={[xOf(index), SHARES.bottom + 18]} anchor="middle">
            {threshold.toFixed(2).slice(1)}
          </Words>
        </g>
      ))}
      <Words at={[RIGHT, SHARES.bottom + 38]} anchor="end">
        {labels.threshold}
      </Words>
      <Path ink="fine" d={`M${LEFT} ${ERRORS.bottom}H${RIGHT}M${LEFT} ${SHARES.bottom}H${RIGHT}`} />
    </Drawing>
  )
}

/** In percent. */
function wrongOf({ wrong, posted }: ThresholdBlock['points'][number]) {
  const [lower, upper] = wilsonInterval(wrong, posted)
  return { rate: (100 * wrong) / posted, lower: 100 * lower, upper: 100 * upper }
}
