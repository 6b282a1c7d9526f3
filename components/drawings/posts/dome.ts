import type { Family, Pen } from '#components/drawings/posts/pen.ts'
import { arc, circle, line, polar, type Point, rectangle } from '#components/drawings/paths.ts'

const [AXIS, GROUND] = [400, 320]

interface Dome {
  radius: number
  spring: number
  thick: number
}

/** A domed hall, half in section and half in elevation, with the sphere that it holds. */
export const dome: Family = (pen, dice) => {
  const radius = dice.length(110, 140)
  const shape: Dome = { radius, spring: GROUND - dice.length(90, 130), thick: dice.pick([14, 18, 22]) }
  const wings = dice.length(60, 140)
  const ribs = dice.whole(4, 7)
  pen.ground(GROUND)
  pen.axis(AXIS - radius, 72, 'A')
  pen.axis(AXIS, 32, 'B')
  pen.axis(AXIS + radius, 72, 'C')
  sectionHalf(pen, shape, wings, dice.whole(3, 6))
  elevationHalf(pen, shape, wings, ribs)
  lantern(pen, shape, dice.length(20, 36, 4))
  const middle = shape.spring
  pen.draw('hidden', circle(AXIS, middle, radius))
  pen.draw('accent', line([AXIS, middle], polar(AXIS, middle, radius, 225)), arc(AXIS, middle, radius, 180, 270))
  pen.nodes([[AXIS, middle], polar(AXIS, middle, radius, 225), [AXIS - radius, middle]])
  pen.dimension([[60, GROUND], [60, middle], [60, middle - radius]])
}

function sectionHalf(pen: Pen, { radius, spring, thick }: Dome, wings: number, coffers: number): void {
  const outer = radius + thick
  const [outX, outY] = polar(AXIS, spring, outer, 262)
  const [inX, inY] = polar(AXIS, spring, radius, 262)
  const shell = `M${AXIS - outer} ${spring}A${outer} ${outer} 0 0 1 ${outX} ${outY}L${inX} ${inY}A${radius} ${radius} 0 0 0 ${AXIS - radius} ${spring}z`
  pen.draw('cut', shell)
  const steps = Array.from({ length: coffers * 2 }, (_, index) => {
    const angle = 190 + (index * 66) / (coffers * 2 - 1)
    return line(polar(AXIS, spring, radius, angle), polar(AXIS, spring, outer, angle))
  })
  pen.draw('ground', ...steps)
  pen.section(AXIS - outer, spring, thick, GROUND - spring)
  pen.section(AXIS - outer - wings, spring + 40, wings, 12)
  pen.section(AXIS - outer - wings, spring + 52, 12, GROUND - spring - 52)
}

function elevationHalf(pen: Pen, { radius, spring, thick }: Dome, wings: number, ribs: number): void {
  const outer = radius + thick
  const meridians = Array.from({ length: ribs - 1 }, (_, index) => {
    const wide = (outer * Math.sin(((index + 1) / ribs) * (Math.PI / 2))).toFixed(1)
    return `M${AXIS} ${spring - outer}A${wide} ${outer} 0 0 1 ${AXIS + Number(wide)} ${spring}`
  })
  const drum = Array.from({ length: 5 }, (_, index): Point => [AXIS + 8 + index * (outer / 5), spring + 20])
  pen.draw('outline', arc(AXIS, spring, outer, 270, 360), `M${AXIS} ${spring}h${outer + 6}v8H${AXIS}M${AXIS + outer} ${spring + 8}V${GROUND}`)
  pen.draw('fine', ...meridians, ...drum.map(([x, y]) => rectangle(x, y, outer / 5 - 12, 28)))
  pen.draw('outline', `M${AXIS + outer} ${spring + 40}h${wings}V${GROUND}M${AXIS + outer} ${spring + 52}h${wings}`)
  const columns = Math.max(2, Math.floor(wings / 24))
  pen.draw('fine', ...Array.from({ length: columns }, (_, index) => `M${AXIS + outer + 14 + (index * (wings - 20)) / columns} ${spring + 52}V${GROUND}`))
  pen.draw('fine', `M${AXIS} ${spring + 60}h${outer}`)
}

function lantern(pen: Pen, { radius, spring, thick }: Dome, height: number): void {
  const top = spring - radius - thick
  pen.draw('mask', rectangle(AXIS - 18, top - height, 36, height + 3))
  pen.draw('outline', rectangle(AXIS - 18, top - height, 36, height + 3), `M${AXIS - 22} ${top - height}A22 14 0 0 1 ${AXIS + 22} ${top - height}z`)
  pen.draw('fine', `M${AXIS - 8} ${top - height}V${top}M${AXIS + 8} ${top - height}V${top}`)
}
