import { Drawing, Path } from '@lintel/kit/drawings/parts.tsx'
import { line, type Point, times } from '@lintel/kit/drawings/paths.ts'
import type { ReactNode } from 'react'
import type { BlockOf } from '#components/blocks/schemas.ts'
import {
  arrowAt,
  arrowsPerStep,
  deflectionAt,
  GIVE,
  HIGH,
  mostLoad,
  SPAN,
} from '#components/drawings/deflection.ts'

/** Across, all is measured in thousandths of the beam, which is as wide as its place; a post takes forty of them. */
const WIDE = 1000
const POST = 40
const AXES = [SPAN.from, SPAN.to] as const
/** Down, in pixels of a large screen: the load, and of the beam its far upper edge, its near one and its lower one. */
const LOAD = { top: 30, head: 80 }
const [BACK, TOP, BOTTOM] = [74, 88, HIGH]
/** How far the solids recede to the right. */
const RIGHTWARD = 8

/** Three weights, in pixels of the screen: what is cut, what is seen, and what explains. */
const [CUT, SEEN, FINE] = [2.5, 1.25, 0.75]

/** The curve of the beam under all steps of the load, straight beyond its bearings. */
const SAG = line(
  [0, -4],
  ...times(17, (index): Point => [arrowAt(index / 16), deflectionAt(index / 16) * GIVE * mostLoad]),
  [WIDE, -4],
)

/**
 * A portal as wide as its place, built once before the visitor's eyes: posts, beam, load, how the beam gives under it, and
 * how it is carried. Lines keep their weight however it is drawn out. Its names are words of the page (`HeroAssembly.tsx`).
 */
export function HeroPortal() {
  return (
    <>
      <Posts />
      <Layer high={100} className="portal-prop">
        <g data-prop="" className="portal-moves" opacity="0" transform="translate(0 100)">
          <Path
            className="fill-accent stroke-accent-text"
            fillOpacity="0.12"
            strokeWidth={SEEN}
            d="M475 0h50v100h-50z"
          />
        </g>
      </Layer>
      <Beam />
      <Load />
    </>
  )
}

/** A sheet over the others: what moves is one of its own, which the compositor moves without laying anything out. */
function Layer({ high, className, children }: { high: number; className: string; children: ReactNode }) {
  return (
    <Drawing width={WIDE} height={high} stretch className={className} strokeWidth={FINE}>
      {children}
    </Drawing>
  )
}

function Posts() {
  return (
    <Layer high={100} className="portal-posts">
      {[0, WIDE - POST].map((left) => (
        <g key={left} className="drawing-posts" transform={`translate(${left})`}>
          <Path
            className="portal-depth fill-surface stroke-text"
            strokeWidth={SEEN}
            d={`M${POST} 0h${RIGHTWARD}V97L${POST} 100z`}
          />
          <Path className="fill-background stroke-text" strokeWidth={CUT} d={`M0 100V0H${POST}V100`} />
        </g>
      ))}
      <path id="frame-ground" className="stroke-text" strokeWidth={CUT} d="M-8 100H1008" />
      <g data-load-path="" className="drawing-load-path stroke-accent-text" strokeWidth="2">
        <path id="frame-leftPost" d={`M${AXES[0]} 0V100`} />
        <path id="frame-rightPost" d={`M${AXES[1]} 0V100`} />
      </g>
      <Path
        className="drawing-bearings stroke-accent-text"
        strokeWidth="11"
        d={AXES.map((axis) => `M${axis} 0h0M${axis} 100h0`).join('')}
      />
      <Lamp of="leftPost" shinesFor="load beam leftPost ground" />
      <Lamp of="rightPost" shinesFor="load beam rightPost ground" />
      <Lamp of="ground" />
    </Layer>
  )
}

const ARROW = `M0 ${LOAD.top}V${LOAD.head}m-4-8l4 8 4-8`

/** The first step of load; `increaseLoad.ts` adds more arrows. */
function Load() {
  return (
    <Layer high={HIGH} className="portal-load drawing-load">
      <g className="stroke-muted" strokeWidth={SEEN}>
        <path id="frame-load" d={`M${AXES[0]} ${LOAD.top}H${AXES[1]}`} />
        <g data-arrows="">
          {times(arrowsPerStep + 1, (index) => (
            <path
              key={index}
              className="portal-moves"
              d={ARROW}
              transform={`translate(${arrowAt(index / arrowsPerStep)})`}
            />
          ))}
        </g>
      </g>
      <Lamp of="load" />
    </Layer>
  )
}

/** Each edge is the same curve, stretched from its own level; what it has left or reached is filled. */
function Beam() {
  return (
    <Layer high={HIGH} className="portal-beam drawing-beam">
      <Path
        className="fill-surface stroke-text"
        strokeWidth={SEEN}
        d={`M0 ${TOP}L${RIGHTWARD} ${BACK}H${WIDE + RIGHTWARD}L${WIDE} ${TOP}zM${WIDE} ${TOP}l${RIGHTWARD} ${BACK - TOP}V${BOTTOM + BACK - TOP}L${WIDE} ${BOTTOM}z`}
      />
      <Path className="fill-background" d={`M0 ${TOP}H${WIDE}V${BOTTOM}H0z`} />
      <Edge level={TOP} className="fill-surface" />
      <Edge level={BACK} across={RIGHTWARD} className="fill-background stroke-text" weight={SEEN} />
      <Edge level={TOP} className="stroke-text" weight={CUT} />
      <Edge level={BOTTOM} className="fill-background stroke-text" weight={CUT} />
      <Path className="stroke-text" strokeWidth={CUT} d={`M0 ${TOP}V${BOTTOM}M${WIDE} ${TOP}V${BOTTOM}`} />
      <g data-load-path="" className="drawing-load-path">
        <Edge level={(TOP + BOTTOM) / 2} className="stroke-accent-text" weight={2} />
      </g>
      <g data-lamp="beam" opacity="0">
        <Edge level={(TOP + BOTTOM) / 2} className="stroke-accent-text" weight={4} />
      </g>
    </Layer>
  )
}

interface EdgeProps {
  level: number
  across?: number
  className: string
  weight?: number
}

/** Its curve is a path of its own: of one that is used elsewhere, browsers stretch the pen too. */
function Edge({ level, across = 0, className, weight }: EdgeProps) {
  return (
    <g transform={`translate(${across} ${level})`}>
      <Path
        data-sag=""
        className={`portal-moves ${className}`}
        transform={`scale(1 ${1 / mostLoad})`}
        strokeWidth={weight}
        d={SAG}
      />
    </g>
  )
}

/** A line that shines for the parts that carry what it carries. */
function Lamp({
  of,
  shinesFor = of,
}: {
  of: keyof BlockOf<'home-hero'>['frame']['parts']
  shinesFor?: string
}) {
  return (
    <g className="stroke-accent-text" strokeWidth="4">
      <use href={`#frame-${of}`} data-lamp={shinesFor} opacity="0" />
    </g>
  )
}
