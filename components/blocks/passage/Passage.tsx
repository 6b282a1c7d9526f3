import { Drawing, Path } from '@lintel/kit/drawings/parts.tsx'
import { circle, hatch, line, type Point, rectangle, times } from '@lintel/kit/drawings/paths.ts'
import type { Passage as Words } from './schema.ts'

const [WIDTH, HEIGHT] = [1920, 260]
const GROUND = 240

interface Lines {
  fine: string
  /** What is left out of them. */
  mask?: string
  /** The one thing that stands out. */
  accent: string
}

/** From the ground up: how many bays a tier has, how high its beam lies and how deep it is. */
const TIERS = [
  { bays: 8, beam: 116, depth: 16, post: 20 },
  { bays: 24, beam: 56, depth: 10, post: 12 },
  { bays: 72, beam: 22, depth: 6, post: 6 },
]

/** Tiers of beams on posts. */
function colonnade(): Lines {
  const tiers = TIERS.map(({ bays, beam, depth, post }, tier) => {
    const foot = TIERS[tier - 1]?.beam ?? GROUND
    const top = beam + depth
    const step = WIDTH / bays
    const posts = times(bays, () => `v${foot - top}m${post} 0V${top}m${step - post} 0`).join('')
    return `M0 ${beam}H${WIDTH}M${(step - post) / 2} ${top}${posts}M0 ${top}H${WIDTH}`
  })
  return { fine: tiers.join(''), accent: `M840 0V${GROUND}` }
}

/** A truss, and the one diagonal that takes the load down. */
function truss(): Lines {
  const [top, bottom, bay] = [60, 180, 80]
  const [bays, high, half] = [WIDTH / bay, bottom - top, bay / 2]
  const webs = `M0 ${bottom}${`l${half}-${high}l${half} ${high}`.repeat(bays)}M0 ${top}${`v${high}m${bay}-${high}`.repeat(bays)}`
  const chords = [top, top + 12, bottom, bottom + 12].map((y) => `M0 ${y}H${WIDTH}`)
  return { fine: webs + chords.join(''), accent: `M1000 0V${top}L960 ${bottom}V${GROUND}` }
}

/** Strata, and a core that is drilled through them. */
function strata(): Lines {
  const layers = times(9, (layer) =>
    line(
      ...times(49, (index): Point => {
        const x = index * 40
        const wave = Math.sin(x / 210 + layer / 3) * (26 - layer * 2) + Math.sin(x / 530) * 18
        return [x, Math.min(GROUND, 46 + layer * 20 + wave)]
      }),
    ),
  )
  return { fine: layers.join(''), accent: `M1280 0V${GROUND}M1296 0V${GROUND}` }
}

/** Courses of stone, with one way through. */
function wall(): Lines {
  const courses = times(8, (course) => {
    const y = course * 30
    return `M0 ${y}H${WIDTH}M${(course % 2) * 40} ${y}${'v30m80-30'.repeat(WIDTH / 80)}`
  })
  const door = `M640 ${GROUND}V120A40 40 0 0 1 720 120V${GROUND}`
  return { fine: courses.join(''), mask: door, accent: door }
}

/** Goods on a belt, of which one is lifted off. */
function belt(): Lines {
  const [top, radius] = [168, 18]
  const rollers = times(40, (index) => circle(24 + index * 48, top + radius, radius))
  const goods = times(20, (index) => (index === 13 ? '' : rectangle(24 + index * 96, top - 56, 56, 56)))
  return {
    fine: `M0 ${top}H${WIDTH}M0 ${top + radius * 2}H${WIDTH}${rollers.join('')}${goods.join('')}`,
    accent: `M1300 0V36${rectangle(1272, 36, 56, 56)}`,
  }
}

/** Arches that give way to posts below the beam that stays. */
function arches(): Lines {
  const [beam, bay] = [56, 160]
  const bays = times(12, (index) => {
    const x = index * bay
    return index < 7
      ? `M${x + 24} ${GROUND}V150A56 56 0 0 1 ${x + bay - 24} 150V${GROUND}M${x} ${beam + 20}V${GROUND}`
      : rectangle(x - 6, beam + 20, 12, GROUND - beam - 20)
  })
  const stones = times(7, (index) => hatch(index * bay, 128, 24, GROUND - 128, 14)).join('')
  return {
    fine: `M0 ${beam}H${WIDTH}M0 ${beam + 20}H${WIDTH}${bays.join('')}${stones}`,
    accent: `M1120 0V${GROUND}`,
  }
}

/** A mountain by its slopes and the ridges that fall from them, for a height and a half width of one. */
const MOUNTAIN: readonly (readonly Point[])[] = [
  [
    [-1, 0],
    [-0.62, -0.42],
    [-0.44, -0.48],
    [-0.18, -0.86],
    [0, -1],
    [0.16, -0.78],
    [0.42, -0.5],
    [0.62, -0.3],
    [1, 0],
  ],
  [
    [0, -1],
    [-0.08, -0.6],
    [-0.26, -0.3],
    [-0.34, 0],
  ],
  [
    [0, -1],
    [0.1, -0.56],
    [0.05, -0.26],
    [0.2, 0],
  ],
  [
    [0.16, -0.78],
    [0.38, -0.34],
    [0.56, 0],
  ],
  [
    [-0.18, -0.86],
    [-0.36, -0.34],
    [-0.66, 0],
  ],
]

/** Mountains, and the line of sight to the highest. */
function ranges(): Lines {
  const mountains = [
    [60, 130, 150],
    [330, 190, 200],
    [600, 120, 160],
    [860, 160, 210],
    [1260, 216, 260],
    [1560, 140, 180],
    [1840, 180, 210],
  ] as const
  const fine = mountains.flatMap(([axis, high, half]) =>
    MOUNTAIN.map((ridge) => line(...ridge.map(([x, y]): Point => [axis + x * half, GROUND + y * high]))),
  )
  return {
    fine: fine.join(''),
    accent: `M330 ${GROUND - 190}L1260 ${GROUND - 216}v-24${circle(330, GROUND - 190, 5)}`,
  }
}

const drawn: Record<Words['drawing'], Lines> = {
  colonnade: colonnade(),
  truss: truss(),
  strata: strata(),
  wall: wall(),
  belt: belt(),
  arches: arches(),
  ranges: ranges(),
}

/** A drawing from one edge of the page to the other, without words. */
export function Passage({ drawing }: Pick<Words, 'drawing'>) {
  const { fine, mask, accent } = drawn[drawing]
  return (
    <Drawing width={WIDTH} height={HEIGHT} fill className="passage stroke-text" strokeWidth={1}>
      <path d={fine} />
      {mask && <Path ink="mask" stroke="none" d={mask} />}
      <Path ink="accent" d={accent} />
      <Path strokeWidth="2.5" d={`M0 ${GROUND}H${WIDTH}`} />
    </Drawing>
  )
}
