import { line, type Point, polar, rectangle, times } from '@lintel/kit/drawings/paths.ts'
import type { Axis, Dice, Family, Pen } from '#components/drawings/posts/pen.ts'

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
  const half = Math.round(Math.min((bay * dice.whole(32, 38)) / 100, 72))
  const rise = pointed ? half * Math.sqrt(3) : half
  const spring = Math.max(dice.length(184, 224), Math.round(rise) + 128)
  const cornice = Math.min(Math.round(spring - rise) - dice.length(24, 36), 112)
  const openings = times(bays, (index) => ({
    x: LEFT + (index + 0.5) * bay,
    spring,
    half,
    pointed,
  }))
  pen.axes(...openings.map(({ x }, index): Axis => [x, cornice - 64, String.fromCharCode(65 + index)]))
  pen.ground(GROUND)
  pen.draw('cut', rectangle(LEFT, cornice, RIGHT - LEFT, GROUND - cornice))
  pen.draw('outline', rectangle(LEFT - 10, cornice - 12, RIGHT - LEFT + 20, 12))
  attic(pen, dice, openings, cornice - 12)
  for (const opening of openings) draw(pen, opening)
  construction(pen, openings[dice.whole(0, bays - 1)] ?? { x: 400, spring, half, pointed })
  pen.dimension([52, GROUND], [52, spring], [52, cornice])
}

/** The curve from one springing to the other, thickened outward by `ring`. */
function arch({ x, spring, half, pointed }: Opening, ring: number): string {
  const [from, to] = [x - half - ring, x + half + ring]
  if (!pointed) return `M${from} ${spring}A${half + ring} ${half + ring} 0 0 1 ${to} ${spring}`
  const radius = half * 2 + ring
  const top = spring - Math.sqrt(radius ** 2 - half ** 2)
  const bend = `A${radius} ${radius} 0 0 1`
  return `M${from} ${spring}${bend} ${x} ${top.toFixed(1)}${bend} ${to} ${spring}`
}

function draw(pen: Pen, opening: Opening): void {
  const { x, spring, half, pointed } = opening
  pen.draw('outline', `${arch(opening, 0)}V${GROUND}M${x - half} ${spring}V${GROUND}`)
  pen.draw(
    'fine',
    arch(opening, 12),
    rectangle(x - half - 12, spring, 12, 7),
    rectangle(x + half, spring, 12, 7),
  )
  if (pointed) return
  const joints = times(9, (index) => {
    const angle = 198 + index * 18
    return line(polar(x, spring, half, angle), polar(x, spring, half + 12, angle))
  })
  pen.draw('fine', ...joints)
}

/** Above the cornice: a blind wall, small windows, or a balustrade. */
function attic(pen: Pen, dice: Dice, openings: Opening[], base: number): void {
  const kind = dice.pick(['windows', 'balusters', 'panels'])
  const height = 36
  pen.draw('outline', rectangle(LEFT + 6, base - height, RIGHT - LEFT - 12, height))
  if (kind === 'balusters') {
    pen.draw('fine', ...times(38, (index) => `M${LEFT + 22 + index * 16} ${base}v${-height}`))
  }
  for (const { x, half } of openings) {
    if (kind === 'windows')
      pen.draw('fine', rectangle(x - 24, base - 30, 18, 22), rectangle(x + 6, base - 30, 18, 22))
    if (kind === 'panels') pen.draw('fine', rectangle(x - half, base - 28, half * 2, 20))
  }
}

function construction(pen: Pen, opening: Opening): void {
  const { x, spring, half, pointed } = opening
  const top: Point = [x, spring - (pointed ? half * Math.sqrt(3) : half)]
  pen.draw('accent', line([x - half, spring], top, [x + half, spring], [x - half, spring]), arch(opening, 0))
  pen.nodes([x - half, spring], top, [x + half, spring])
}
