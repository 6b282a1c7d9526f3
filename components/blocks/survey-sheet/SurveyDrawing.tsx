import { Grid, Label, Path } from '@lintel/kit/drawings/parts.tsx'
import { hatch, line, type Point, rectangle } from '@lintel/kit/drawings/paths.ts'
import { lit } from '#components/sheets/parts.tsx'

export const [WIDTH, HEIGHT] = [800, 560] as const
/** The level from which summits rise, and how high the highest possible one is. */
const [GROUND, RISE] = [496, 448]
const SPREAD = 170
const axes = [190, 400, 610]

/** The outline of a mountain of full height, from foot to foot. */
const slopes: readonly Point[] = [
  [-SPREAD, 0],
  [-112, -0.36],
  [-76, -0.44],
  [-34, -0.86],
  [0, -1],
  [26, -0.8],
  [70, -0.52],
  [104, -0.3],
  [SPREAD, 0],
]
/** Heights at which contours run. */
const contours = [0.25, 0.5, 0.75, 1]

const on = (axis: number, points: readonly Point[]) =>
  line(...points.map(([x, y]): Point => [axis + x, y * RISE]))

interface SurveyDrawingProps {
  options: readonly { name: string; scores: readonly number[] }[]
  heights: readonly number[]
  leader: number
}

/** Three summits on one ground, each as high as its option ranks. */
export function SurveyDrawing({ options, heights, leader }: SurveyDrawingProps) {
  return (
    <>
      <g transform={`translate(${-WIDTH} 0)`}>
        <Grid width={3 * WIDTH} height={HEIGHT} tall />
      </g>
      <Path
        ink="axis"
        d={contours.map((share) => `M${-WIDTH} ${GROUND - share * RISE}h${3 * WIDTH}`).join('')}
      />
      {options.map(({ name, scores }, option) => {
        const axis = axes[option] ?? 0
        const isLit = lit([`option-${option}`], `option-${leader}`)
        return (
          <g key={name} transform={`translate(0 ${GROUND})`}>
            <g
              className="sheet-summit"
              transform={`scale(1 ${heights[option]?.toFixed(3)})`}
              data-scores={scores.join(' ')}
              data-name={name}
            >
              <Path className="fill-background stroke-muted" strokeWidth="1.5" d={on(axis, slopes)} />
              <g className="sheet-lit" {...isLit}>
                <Path className="fill-background stroke-accent-text" strokeWidth="2.5" d={on(axis, slopes)} />
              </g>
              <Path ink="accent" d={`M${axis} ${-RISE}v-10`} />
            </g>
          </g>
        )
      })}
      <Path className="fill-background" d={rectangle(-WIDTH, GROUND, 3 * WIDTH, HEIGHT)} />
      <Path ink="cut" d={`M${-WIDTH} ${GROUND}h${3 * WIDTH}`} />
      <Path ink="ground" d={hatch(-WIDTH, GROUND, 3 * WIDTH, 10, 12)} />
      {options.map(({ name }, option) => (
        <Label key={name} x={axes[option] ?? 0} y={GROUND + 36} text={name} className="fill-text" />
      ))}
    </>
  )
}
