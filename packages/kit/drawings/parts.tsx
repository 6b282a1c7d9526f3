import { createContext, type ReactNode, type SVGProps, use } from 'react'
import svgpath from 'svgpath'
import { line, type Point, round, tick } from './paths.ts'

/** By how much a drawing is drawn out to the right: its distances grow, its letters and joints do not. */
export const Stretch = createContext(1)

interface DrawingProps {
  width: number
  height: number
  /** The accessible name of a drawing that carries meaning; without one the drawing is decoration. */
  label?: string
  className?: string
  /** Of its lines that say nothing else, in pixels of the screen. */
  strokeWidth?: number
  /** Cover the whole box and crop what lies outside, as a background does. */
  fill?: boolean
  /** Take the proportions of the box, as only straight lines and curves without a meaning of their own may. */
  stretch?: boolean
  children?: ReactNode
  /** Its content as markup, in place of `children`. */
  dangerouslySetInnerHTML?: { __html: string }
}

/** Every drawing of the site is one, so that hairlines and labels agree (`drawings.css`). */
export function Drawing(props: DrawingProps) {
  const { width, height, label, className = 'h-auto w-full', fill, stretch, ...content } = props
  return (
    <svg
      className={`drawing ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={stretch === true ? 'none' : fill === true ? 'xMidYMid slice' : undefined}
      fill="none"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      focusable="false"
      {...content}
    />
  )
}

interface GridProps {
  width: number
  height: number
  step?: number
  /** Go on above and below the sheet, for places that are taller and let the drawing overflow. */
  tall?: boolean
}

export function Grid({ width, height, step = 40, tall = false }: GridProps) {
  const [top, high] = tall ? [-height, 3 * height] : [0, height]
  const [across, down] = [width, high].map((length) => Math.floor(length / step)) as [number, number]
  // Written in steps at once, as every drawing has one.
  const columns = `M0 ${top}v${high}${`m${step}-${high}v${high}`.repeat(across)}`
  const rows = `m-${across * step}-${high}h${width}${`m-${width} ${step}h${width}`.repeat(down)}`
  return <path className="stroke-line" d={columns + rows} />
}

type SheetProps = DrawingProps & Pick<GridProps, 'step' | 'tall'>

/** A drawing on gridded paper. */
export function Sheet({ step, tall, children, ...drawing }: SheetProps) {
  return (
    <Drawing {...drawing}>
      <Grid width={drawing.width} height={drawing.height} step={step} tall={tall} />
      {children}
    </Drawing>
  )
}

interface LabelProps {
  x: number
  y: number
  text: ReactNode
  anchor?: 'start' | 'middle' | 'end'
  className?: string
  upright?: boolean
  /** Its middle stands at `y`, not its baseline, as in a circle. */
  centered?: boolean
}

export function Label({
  x,
  y,
  text,
  anchor = 'middle',
  className = 'fill-muted',
  upright,
  centered,
}: LabelProps) {
  const across = round(x * use(Stretch))
  const turned = upright === true ? `rotate(-90 ${across} ${y})` : undefined
  return (
    <text
      className={`drawing-label ${className}`}
      x={across}
      y={y}
      textAnchor={anchor}
      dominantBaseline={centered === true ? 'central' : undefined}
      transform={turned}
    >
      {text}
    </text>
  )
}

/** Joints: solid where load passes, open where something only meets. */
export function Nodes({ at, radius = 4, open }: { at: readonly Point[]; radius?: number; open?: boolean }) {
  const stretch = use(Stretch)
  return (
    <g className={open ? 'fill-background stroke-accent-text' : 'fill-accent'}>
      {at.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={round(x * stretch)} cy={y} r={radius} />
      ))}
    </g>
  )
}

interface MarksProps {
  at: readonly Point[]
  /** The path of one of them. */
  shape: (x: number, y: number) => string
  ink: Ink
}

/** Small shapes that keep their proportions wherever the drawing is drawn out. */
export function Marks({ at, shape, ink }: MarksProps) {
  const stretch = use(Stretch)
  return (
    <Stretch value={1}>
      <Path ink={ink} d={at.map(([x, y]) => shape(x * stretch, y)).join('')} />
    </Stretch>
  )
}

interface DimensionProps {
  /** Where the measured stretches begin and end, along one horizontal or vertical line. */
  along: readonly Point[]
  /** One for each stretch; an empty one leaves it without. */
  labels?: readonly string[]
}

const OVERSHOOT = 9

/** A chain of dimensions; its text stands above the line, or left of it when the line is vertical. */
export function Dimension({ along, labels = [] }: DimensionProps) {
  const [first, last] = [along[0], along[along.length - 1]]
  if (first === undefined || last === undefined) return null
  const vertical = first[0] === last[0]
  const [across, down] = vertical ? [0, OVERSHOOT] : [OVERSHOOT, 0]
  const stroke = line([first[0] - across, first[1] - down], [last[0] + across, last[1] + down])
  return (
    <>
      <Path ink="fine" d={stroke + along.map(tick).join('')} />
      {labels.map((text, index) => {
        const [from, to] = [along[index], along[index + 1]]
        if (!text || from === undefined || to === undefined) return null
        const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
        if (vertical) return <Label key={text} x={x - 10} y={y} text={text} upright />
        return <Label key={text} x={x} y={y - 10} text={text} />
      })}
    </>
  )
}

/** What a stroke is for, and how that looks. A fill in the accent has an outline: the accent itself may be pale (WCAG 1.4.11). */
const inks = {
  ground: { className: 'stroke-muted', strokeOpacity: '0.6' },
  axis: { className: 'stroke-muted', strokeOpacity: '0.7', strokeDasharray: '14 4 2 4' },
  hidden: { className: 'stroke-muted', strokeDasharray: '4 4' },
  fine: { className: 'stroke-muted' },
  outline: { className: 'stroke-text' },
  cut: { className: 'stroke-text', strokeWidth: '1.5' },
  solid: { className: 'fill-text' },
  mask: { className: 'fill-background' },
  /** A part, and a larger body, that hide what lies behind them. */
  part: { className: 'stroke-text fill-background' },
  body: { className: 'stroke-text fill-background', strokeWidth: '1.5' },
  accent: { className: 'stroke-accent-text', strokeWidth: '2' },
  /** A body that the accent stands for. */
  lit: { className: 'fill-accent', fillOpacity: '0.2' },
  /** What is still to be built. */
  awaited: { className: 'stroke-accent-text', strokeWidth: '1.5', strokeDasharray: '6 5' },
  hatching: { className: 'stroke-muted', strokeOpacity: '0.7' },
  joint: { className: 'fill-accent' },
  meeting: { className: 'fill-background stroke-accent-text' },
} satisfies Record<string, SVGProps<SVGPathElement>>

export type Ink = keyof typeof inks

/**
 * A path of a drawing. Its coordinates count from where the step before has led: equal steps then read the same wherever
 * they are, which takes some 2 KB of gzip off a page with a drawing. Shapes are true to a tenth of a unit.
 */
export function Path({ d, ink, ...props }: SVGProps<SVGPathElement> & { d: string; ink?: Ink }) {
  const stretch = use(Stretch)
  const path = stretch === 1 ? svgpath(d) : svgpath(d).scale(stretch, 1)
  return <path {...(ink && inks[ink])} {...props} d={path.rel().round(1).toString()} />
}
