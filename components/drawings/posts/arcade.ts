import type { Dice, Family, Pen } from '#components/drawings/posts/pen.ts'
import { line, polar, type Point, rectangle } from '#components/drawings/paths.ts'

const [LEFT, RIGHT, GROUND] = [80, 720, 320]

interface Opening {
  /** Its middle, the height where the arch springs, half its width. */
  x: number
  spring: number
  half: number
  pointed: boolean
}

/** An arcade of equal bays, one of them with the construction of its arch. */
export const arcade: Family = (pen, dice) => {
  const bays = dice.whole(3, 6)
  const bay = (RIGHT - LEFT) / bays
  const pointed = dice.pick([true, false])
  const half = Math.min(bay * dice.pick([0.36, 0.4, 0.43]), 72)
  const spring = dice.length(184, 224)
  const crown = spring - (pointed ? half * Math.sqrt(3) : half)
  const cornice = Math.min(crown - 24, 108)
  const openings = Array.from({ length: bays }, (_, index) => ({ x: LEFT + (index + 0.5) * bay, spring, half, pointed }))
  for (const [index, { x }] of openings.entries()) pen.axis(x, 40, String.fromCharCode(65 + index))
  pen.ground(GROUND)
  pen.draw('cut', rectangle(LEFT, cornice, RIGHT - LEFT, GROUND - cornice))
  pen.draw('outline', rectangle(LEFT - 10, cornice - 12, RIGHT - LEFT + 20, 12))
  attic(pen, dice, openings, cornice - 12)
  for (const opening of openings) draw(pen, opening)
  construction(pen, openings[dice.whole(0, bays - 1)] ?? { x: 400, spring, half, pointed })
  pen.dimension([[52, GROUND], [52, spring], [52, cornice]])
}

/** The curve from one springing to the other, thickened outward by `ring`. */
function arch({ x, spring, half, pointed }: Opening, ring: number): string {
  const [from, to] = [x - half - ring, x + half + ring]
  if (!pointed) return `M${from} ${spring}A${half + ring} ${half + ring} 0 0 1 ${to} ${spring}`
  const radius = half * 2 + ring
  const top = spring - Math.sqrt(radius ** 2 - half ** 2)
  return `M${from} ${spring}A${radius} ${radius} 0 0 1 ${x} ${top.toFixed(1)}A${radius} ${radius} 0 0 1 ${to} ${spring}`
}

function draw(pen: Pen, opening: Opening): void {
  const { x, spring, half, pointed } = opening
  pen.draw('outline', `${arch(opening, 0)}V${GROUND}M${x - half} ${spring}V${GROUND}`)
  pen.draw('fine', arch(opening, 12), rectangle(x - half - 12, spring - 0, 12, 7), rectangle(x + half, spring, 12, 7))
  if (pointed) return
  const joints = Array.from({ length: 9 }, (_, index) => {
    const angle = 198 + index * 18
    return line(polar(x, spring, half, angle), polar(x, spring, half + 12, angle))
  })
  pen.draw('fine', ...joints)
}

/** Above the cornice: a blind wall, small windows, or a balustrade. */
function attic(pen: Pen, dice: Dice, openings: Opening[], base: number): void {
  const kind = dice.pick(['windows', 'balusters', 'panels'])
  const height = 40
  pen.draw('outline', rectangle(LEFT + 6, base - height, RIGHT - LEFT - 12, height))
  for (const { x, half } of openings) {
    if (kind === 'windows') pen.draw('fine', rectangle(x - 24, base - 32, 18, 24), rectangle(x + 6, base - 32, 18, 24))
    if (kind === 'panels') pen.draw('fine', rectangle(x - half, base - 32, half * 2, 24))
    if (kind === 'balusters') pen.draw('fine', ...[-28, -14, 0, 14, 28].map((step) => `M${x + step} ${base}v${-height}`))
  }
}

function construction(pen: Pen, opening: Opening): void {
  const { x, spring, half, pointed } = opening
  const top: Point = [x, spring - (pointed ? half * Math.sqrt(3) : half)]
  pen.draw('accent', line([x - half, spring], top, [x + half, spring], [x - half, spring]), arch(opening, 0))
  pen.nodes([[x - half, spring], top, [x + half, spring]])
}
