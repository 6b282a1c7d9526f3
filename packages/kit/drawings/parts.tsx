import type { ReactNode, SVGProps } from 'react'
import svgpath from 'svgpath'
import { line, type Point, round, tick } from './paths.ts'

interface DrawingProps {
  width: number
  height: number
  /** Accessible name of a meaningful drawing. Without one the drawing is decorative. */
  label?: string
  className?: string
  /** Width of lines that set no other, in screen pixels. */
  strokeWidth?: number
  /** Covers the whole box and crops the rest, like a background. */
  fill?: boolean
  /**
   * Stretches to the proportions of the box. Only for straight lines and curves whose shape has no meaning.
   */
  stretch?: boolean
  /** Stands at the foot of a taller box. */
  footed?: boolean
  children?: ReactNode
  /** Markup to use in place of `children`. */
  dangerouslySetInnerHTML?: { __html: string }
}

/** The root of every drawing, which keeps hairlines and labels consistent (`drawings.css`). */
export function Drawing(props: DrawingProps) {
  const { width, height, label, className = 'h-auto w-full', fill, stretch, footed, ...content } = props
  const proportions = stretch ? 'none' : fill ? 'xMidYMid slice' : footed ? 'xMidYMax meet' : undefined
  return (
    <svg
      className={`drawing ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={proportions}
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
  /** Extends the grid above and below the sheet, for taller places where the drawing may overflow. */
  tall?: boolean
}

export function Grid({ width, height, step = 40, tall = false }: GridProps) {
  const [top, high] = tall ? [-height, 3 * height] : [0, height]
  const [across, down] = [width, high].map((length) => Math.floor(length / step)) as [number, number]
  // Built as steps directly instead of with `Path`, because every drawing contains one.
  const columns = `M0 ${top}v${high}${`m${step}-${high}v${high}`.repeat(across)}`
  const rows = `m-${across * step}-${high}h${width}${`m-${width} ${step}h${width}`.repeat(down)}`
  return <path className="stroke-line" d={columns + rows} />
}

type SheetProps = DrawingProps & Pick<GridProps, 'step' | 'tall'>

/** A drawing on grid paper. */
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
  /** Centers the text vertically on `y`, as in a circle. Otherwise `y` is its baseline. */
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
  const left = round(x)
  const turned = upright === true ? `rotate(-90 ${left} ${y})` : undefined
  return (
    <text
      className={`drawing-label ${className}`}
      x={left}
      y={y}
      textAnchor={anchor}
      dominantBaseline={centered === true ? 'central' : undefined}
      transform={turned}
    >
      {text}
    </text>
  )
}

/** Joints: solid where a load passes, open where parts only meet. */
export function Nodes({ at, radius = 4, open }: { at: readonly Point[]; radius?: number; open?: boolean }) {
  return (
    <g className={open ? 'fill-background stroke-accent-text' : 'fill-accent'}>
      {at.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={round(x)} cy={y} r={radius} />
      ))}
    </g>
  )
}

interface DimensionProps {
  /** The ends of the measured segments, along one horizontal or vertical line. */
  along: readonly Point[]
  /** One label per segment. An empty string leaves it unlabeled. */
  labels?: readonly string[]
}

const OVERSHOOT = 9

/** A chain of dimensions. Labels are above a horizontal line and left of a vertical one. */
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

/**
 * The purpose of a stroke and its style. Fills in the accent color have an outline, because the accent itself
 * may be pale (WCAG 1.4.11).
 */
const inks = {
  ground: { className: 'stroke-muted', strokeOpacity: '0.6' },
  axis: { className: 'stroke-muted', strokeOpacity: '0.7', strokeDasharray: '14 4 2 4' },
  hidden: { className: 'stroke-muted', strokeDasharray: '4 4' },
  fine: { className: 'stroke-muted' },
  outline: { className: 'stroke-text' },
  cut: { className: 'stroke-text', strokeWidth: '1.5' },
  solid: { className: 'fill-text' },
  mask: { className: 'fill-background' },
  /** A part, and a larger body, that cover what is behind them. */
  part: { className: 'stroke-text fill-background' },
  body: { className: 'stroke-text fill-background', strokeWidth: '1.5' },
  accent: { className: 'stroke-accent-text', strokeWidth: '2' },
  /** A body in the accent color. */
  lit: { className: 'fill-accent', fillOpacity: '0.2' },
  /** A part that is not built yet. */
  awaited: { className: 'stroke-accent-text', strokeWidth: '1.5', strokeDasharray: '6 5' },
  hatching: { className: 'stroke-muted', strokeOpacity: '0.7' },
  joint: { className: 'fill-accent' },
  meeting: { className: 'fill-background stroke-accent-text' },
} satisfies Record<string, SVGProps<SVGPathElement>>

export type Ink = keyof typeof inks

/**
 * A path of a drawing with relative coordinates: equal steps then have equal text wherever they are, which
 * saves about 2 KB of gzip on a page with a drawing. Coordinates are rounded to a tenth of a unit.
 */
export function Path({ d, ink, ...props }: SVGProps<SVGPathElement> & { d: string; ink?: Ink }) {
  return <path {...(ink && inks[ink])} {...props} d={svgpath(d).rel().round(1).toString()} />
}
