import { Grid, Label, Path } from '@lintel/kit/drawings/parts.tsx'
import { line, type Point, rectangle, times } from '@lintel/kit/drawings/paths.ts'
import { lit } from '#components/sheets/parts.tsx'

export const [WIDTH, HEIGHT] = [780, 470] as const
/** The level from which summits rise, and how high the highest possible one is. */
const [GROUND, RISE] = [400, 385]
const SPREAD = 170
const axes = [180, 390, 600]

/** A mountain of full height, by its ridges: from its foot over the summit, and the lines that fall from it. */
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
const ridges: readonly (readonly Point[])[] = [
  [
    [0, -1],
    [-12, -0.6],
    [-44, -0.3],
    [-58, 0],
  ],
  [
    [0, -1],
    [14, -0.56],
    [8, -0.26],
    [34, 0],
  ],
  [
    [26, -0.8],
    [62, -0.34],
    [96, 0],
  ],
  [
    [-34, -0.86],
    [-60, -0.34],
    [-112, 0],
  ],
]
/** Heights at which contours run. */
const contours = [0.25, 0.5, 0.75]

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
      <Grid width={WIDTH} height={HEIGHT} />
      <Path ink="axis" d={contours.map((share) => `M0 ${GROUND - share * RISE}H${WIDTH}`).join('')} />
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
              <Path className="fill-background stroke-muted" d={on(axis, slopes)} />
              <Path ink="fine" strokeOpacity="0.7" d={ridges.map((ridge) => on(axis, ridge)).join('')} />
              <g className="sheet-lit" {...isLit}>
                <Path className="fill-background stroke-accent-text" strokeWidth="3" d={on(axis, slopes)} />
                <Path ink="accent" strokeWidth="1" d={ridges.map((ridge) => on(axis, ridge)).join('')} />
              </g>
              <Path ink="accent" d={`M${axis} ${-RISE}v-10`} />
            </g>
          </g>
        )
      })}
      <Path className="fill-background" d={rectangle(0, GROUND, WIDTH, HEIGHT - GROUND)} />
      <Path ink="cut" d={`M0 ${GROUND}H${WIDTH}`} />
      <Path ink="fine" d={times(20, (index) => `M${index * 40 + 10} ${GROUND + 6}h20`).join('')} />
      {options.map(({ name }, option) => (
        <Label key={name} x={axes[option] ?? 0} y={GROUND + 44} text={name} className="fill-text" />
      ))}
    </>
  )
}
