import { circle, type Point, rectangle, round, times } from '@lintel/kit/drawings/paths.ts'
import { capitals } from '#components/drawings/posts/capitals.ts'
import type { Dice, Family, Pen } from '#components/drawings/posts/pen.ts'

const [AXIS, GROUND, TOP] = [208, 320, 64]

/** A column with its entablature, measured in modules, and its capital drawn large. */
export const column: Family = (pen, dice) => {
  const order = dice.pick(['plain', 'scrolled', 'leaved'])
  const module = dice.length(16, 26, 2)
  const beam = dice.length(40, 60)
  const head = TOP + beam
  pen.ground(GROUND, 24, 392)
  shaft(pen, module, dice.whole(3, 7), head)
  if (order === 'scrolled') scrolls(pen, module, head)
  entablature(pen, dice, head, beam)
  pen.axes([AXIS, 32, 'A'])
  const reach = module * 2.2
  pen.draw('hidden', circle(AXIS, head + module * 0.8, reach))
  pen.draw('accent', `M${AXIS + reach} ${head + module * 0.8}H376`)
  capitals[order](pen, dice)
  pen.nodes([AXIS, head], [AXIS, GROUND], [AXIS + reach, head + module * 0.8])
  const steps = Math.floor((GROUND - head) / (module * 2))
  pen.dimension(...times(steps + 1, (index): Point => [72, GROUND - index * module * 2]))
}

function shaft(pen: Pen, module: number, flutes: number, head: number): void {
  const [foot, neck] = [module, module * 0.84]
  const [base, top] = [GROUND - module * 1.4, head + module * 1.2]
  const middle = (base + top) / 2
  const both = (path: (sign: number) => string) => path(-1) + path(1)
  pen.draw(
    'cut',
    both(
      (sign) => `M${AXIS + sign * foot} ${base}Q${AXIS + sign * foot} ${middle} ${AXIS + sign * neck} ${top}`,
    ),
  )
  const lines = times(flutes, (index) => {
    const share = ((index + 1) / (flutes + 1)) * 2 - 1
    return `M${round(AXIS + foot * share)} ${base}L${round(AXIS + neck * share)} ${top}`
  })
  pen.draw('fine', ...lines)
  const bulge = module * 0.4
  const edge = (height: number) => `a${bulge} ${bulge} 0 0 1 0 ${height}`
  const ring = `${edge(-2 * bulge)}h${module * 2.4}${edge(2 * bulge)}`
  pen.draw('outline', rectangle(AXIS - module * 1.5, GROUND - module * 0.6, module * 3, module * 0.6))
  pen.draw('outline', `M${AXIS - module * 1.2} ${GROUND - module * 0.6}${ring}`)
  pen.draw(
    'outline',
    rectangle(AXIS - module * 1.5, head, module * 3, module * 0.5),
    `M${AXIS - neck} ${top}h${neck * 2}`,
  )
  pen.draw(
    'outline',
    both((sign) => `M${AXIS + sign * neck} ${top}L${AXIS + sign * module * 1.3} ${head + module * 0.5}`),
  )
}

function scrolls(pen: Pen, module: number, head: number): void {
  for (const sign of [-1, 1]) {
    const [x, y] = [AXIS + sign * module * 1.25, head + module * 0.95]
    pen.draw('mask', circle(x, y, module * 0.45))
    pen.draw('outline', circle(x, y, module * 0.45), circle(x, y, module * 0.15))
  }
}

function entablature(pen: Pen, dice: Dice, head: number, beam: number): void {
  const spacing = dice.pick([20, 24, 30, 40])
  const [left, right] = [AXIS - 120, AXIS + 120]
  const blocks = times(240 / spacing, (index) =>
    rectangle(left + (index + 0.25) * spacing, head - beam * 0.76, spacing / 2, beam * 0.4),
  )
  pen.draw('cut', rectangle(left, head - beam, 240, beam))
  pen.draw(
    'fine',
    `M${left} ${head - beam * 0.36}H${right}M${left} ${head - beam * 0.76}H${right}`,
    ...blocks,
  )
  pen.draw('outline', `M${left - 12} ${head - beam - 10}H${right + 12}L${right} ${head - beam}H${left}z`)
}
