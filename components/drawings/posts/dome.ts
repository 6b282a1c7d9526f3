import { line, type Point, rectangle, round, times } from '@lintel/kit/drawings/paths.ts'
import type { Dice, Family, Pen } from '#components/drawings/posts/pen.ts'

const [AXIS, GROUND] = [400, 320]

interface Dome {
  radius: number
  /** How high the dome rises over its springing; equal to the radius where it is half a sphere. */
  rise: number
  spring: number
  thick: number
  wings: number
}

/** A domed hall, half in section and half in elevation, with the curve that rules it. */
export const dome: Family = (pen, dice) => {
  const shape = design(dice)
  const { radius, rise, spring } = shape
  pen.ground(GROUND)
  pen.axes([AXIS - radius, spring - 40, 'A'], [AXIS, 32, 'B'], [AXIS + radius, spring - 40, 'C'])
  sectionHalf(pen, shape, dice.whole(3, 6))
  elevationHalf(pen, shape, dice)
  lantern(pen, shape, dice)
  const full = GROUND - spring >= rise
  pen.draw(
    'hidden',
    `M${AXIS - radius} ${spring}A${radius} ${rise} 0 ${full ? '1 0' : '0 1'} ${AXIS} ${spring - rise}`,
  )
  pen.draw('accent', line(at(shape, 225), [AXIS, spring], [AXIS - radius, spring]))
  pen.draw('accent', `M${AXIS - radius} ${spring}A${radius} ${rise} 0 0 1 ${AXIS} ${spring - rise}`)
  pen.nodes([AXIS, spring], at(shape, 225), [AXIS - radius, spring], [AXIS, spring - rise])
  pen.dimension([60, GROUND], [60, spring], [60, spring - rise])
}

function design(dice: Dice): Dome {
  const radius = dice.length(100, 140)
  const rise = round(Math.min(radius * dice.pick([0.7, 0.85, 1, 1.2]), 150))
  const spring = GROUND - dice.pick([90, 110, Math.min(rise, 110)])
  return {
    radius,
    rise,
    spring,
    thick: dice.pick([14, 18, 22]),
    wings: dice.pick([0, 60, 80, 100, 120, 140]),
  }
}

/** The point of the inner shell, or `out` beyond it, at an angle clockwise from the east. */
function at({ radius, rise, spring }: Dome, angle: number, out = 0): Point {
  const radians = (angle * Math.PI) / 180
  return [AXIS + (radius + out) * Math.cos(radians), spring + (rise + out) * Math.sin(radians)]
}

function sectionHalf(pen: Pen, shape: Dome, coffers: number): void {
  const { radius, rise, spring, thick, wings } = shape
  const [wide, high] = [radius + thick, rise + thick]
  const shell =
    `M${AXIS - wide} ${spring}A${wide} ${high} 0 0 1 ${AXIS} ${spring - high}V${spring - rise}` +
    `A${radius} ${rise} 0 0 0 ${AXIS - radius} ${spring}z`
  pen.draw('mask', shell)
  const ribs = times(coffers * 2, (index) => {
    const angle = 188 + (index * 72) / (coffers * 2 - 1)
    return line(at(shape, angle), at(shape, angle, thick))
  })
  pen.draw('ground', ...ribs)
  pen.draw('cut', shell)
  pen.section(AXIS - wide, spring, thick, GROUND - spring)
  if (wings === 0) return
  pen.section(AXIS - wide - wings, spring + 40, wings, 12)
  pen.section(AXIS - wide - wings, spring + 52, 12, GROUND - spring - 52)
}

function elevationHalf(pen: Pen, { radius, rise, spring, thick, wings }: Dome, dice: Dice): void {
  const [wide, high] = [radius + thick, rise + thick]
  const [ribs, openings] = [dice.whole(4, 7), dice.whole(3, 6)]
  const meridians = times(ribs - 1, (index) => {
    const reach = round(wide * Math.sin(((index + 1) / ribs) * (Math.PI / 2)))
    return `M${AXIS} ${spring - high}A${reach} ${high} 0 0 1 ${AXIS + reach} ${spring}`
  })
  const bay = wide / openings
  const drum = times(openings, (index) => rectangle(AXIS + (index + 0.25) * bay, spring + 20, bay / 2, 28))
  pen.draw('outline', `M${AXIS} ${spring - high}A${wide} ${high} 0 0 1 ${AXIS + wide} ${spring}`)
  pen.draw('outline', `M${AXIS} ${spring}h${wide + 6}v8H${AXIS}M${AXIS + wide} ${spring + 8}V${GROUND}`)
  pen.draw('fine', ...meridians, ...drum, `M${AXIS} ${spring + 60}h${wide}`)
  if (wings === 0) return
  const columns = times(
    Math.floor(wings / 20),
    (index) => `M${AXIS + wide + 12 + index * 20} ${spring + 52}V${GROUND}`,
  )
  pen.draw('fine', ...columns)
  pen.draw(
    'outline',
    `M${AXIS + wide} ${spring + 40}h${wings}V${GROUND}M${AXIS + wide} ${spring + 52}h${wings}`,
  )
}

function lantern(pen: Pen, { rise, spring, thick }: Dome, dice: Dice): void {
  const [half, height] = [dice.length(14, 22), dice.length(16, 32)]
  const top = spring - rise - thick
  const roof = top - height
  pen.draw('mask', rectangle(AXIS - half, roof, half * 2, height + 3))
  pen.draw(
    'outline',
    rectangle(AXIS - half, roof, half * 2, height),
    `M${AXIS - half - 4} ${roof}A${half + 4} 14 0 0 1 ${AXIS + half + 4} ${roof}z`,
  )
  pen.draw('fine', `M${AXIS - half / 2} ${roof}V${top}M${AXIS + half / 2} ${roof}V${top}`)
}
