import type { Dice, Family, Pen } from '#components/drawings/posts/pen.ts'
import { arc, circle, type Point, rectangle } from '#components/drawings/paths.ts'

const [GROUND, TOP] = [320, 64]
const DETAIL: Point = [520, 200]

/** A column with its entablature, measured in modules, and its capital drawn large. */
export const column: Family = (pen, dice) => {
  const module = dice.length(16, 24, 2)
  const axis = 200
  const flutes = dice.whole(3, 6)
  const beam = dice.length(40, 56, 4)
  const head = TOP + beam
  pen.ground(GROUND, 24, 376)
  shaft(pen, axis, module, flutes, head)
  entablature(pen, dice, head, beam)
  pen.axis(axis, 32, 'A')
  const capital = dice.pick([plain, scrolled, cushioned])
  pen.draw('hidden', circle(axis, head + module, module * 2.2))
  pen.draw('accent', `M${axis + module * 2.2} ${head + module}H372`)
  pen.nodes([[axis, head], [axis, GROUND], [axis + module * 2.2, head + module]])
  capital(pen, dice)
  const steps = Math.floor((GROUND - head) / (module * 2))
  pen.dimension(Array.from({ length: steps + 1 }, (_, index): Point => [72, GROUND - index * module * 2]))
}

function shaft(pen: Pen, axis: number, module: number, flutes: number, head: number): void {
  const [foot, neck] = [module, module * 0.84]
  const [base, top] = [GROUND - module * 1.4, head + module * 1.2]
  pen.draw('cut', `M${axis - foot} ${base}Q${axis - foot} ${(base + top) / 2} ${axis - neck} ${top}H${axis + neck}Q${axis + foot} ${(base + top) / 2} ${axis + foot} ${base}z`)
  const lines = Array.from({ length: flutes }, (_, index) => {
    const share = ((index + 1) / (flutes + 1)) * 2 - 1
    return `M${(axis + foot * share).toFixed(1)} ${base}L${(axis + neck * share).toFixed(1)} ${top}`
  })
  pen.draw('fine', ...lines)
  pen.draw('outline', rectangle(axis - foot * 1.4, GROUND - module * 0.6, foot * 2.8, module * 0.6))
  pen.draw('outline', `M${axis - foot * 1.2} ${GROUND - module * 0.6}a${module * 0.4} ${module * 0.4} 0 0 1 0 ${-module * 0.8}h${foot * 2.4}a${module * 0.4} ${module * 0.4} 0 0 1 0 ${module * 0.8}`)
  pen.draw('outline', rectangle(axis - module * 1.5, head, module * 3, module * 0.5))
  pen.draw('outline', `M${axis - neck} ${top}L${axis - module * 1.3} ${head + module * 0.5}M${axis + neck} ${top}L${axis + module * 1.3} ${head + module * 0.5}`)
}

function entablature(pen: Pen, dice: Dice, head: number, beam: number): void {
  const spacing = dice.pick([20, 24, 30])
  const blocks: string[] = []
  for (let x = 104; x < 336; x += spacing) blocks.push(rectangle(x, head - beam * 0.72, spacing / 2, beam * 0.32))
  pen.draw('cut', rectangle(96, head - beam, 248, beam))
  pen.draw('fine', `M96 ${head - beam * 0.36}h248M96 ${head - beam * 0.76}h248`, ...blocks)
  pen.draw('outline', `M84 ${head - beam}h272l-8 -10h-256z`)
}

/** What all three capitals share: the block on top, the neck below, the measure at the side. */
function frame(pen: Pen, half: number): void {
  const [x, y] = DETAIL
  pen.draw('axis', `M${x} 40V356`)
  pen.draw('cut', rectangle(x - half, y - 108, half * 2, 32))
  pen.draw('outline', `M${x - 84} ${y + 132}V${y + 56}M${x + 84} ${y + 132}V${y + 56}M${x - 92} ${y + 44}h184v12h-184z`)
  pen.draw('fine', ...[-56, -28, 28, 56].map((step) => `M${x + step} ${y + 64}V${y + 132}`))
  pen.draw('fine', `M${x - 96} ${y + 132}l48 -6l16 12l16 -12h112`)
  pen.dimension([[x + half + 36, y - 108], [x + half + 36, y - 76], [x + half + 36, y + 44]])
}

function plain(pen: Pen, dice: Dice): void {
  const [x, y] = DETAIL
  const half = dice.length(136, 152, 8)
  frame(pen, half)
  const curve = (side: number) => `M${x + side * (half - 8)} ${y - 76}C${x + side * (half - 12)} ${y - 20} ${x + side * 104} ${y + 8} ${x + side * 92} ${y + 44}`
  pen.draw('accent', curve(-1), curve(1))
  pen.draw('fine', ...[12, 24, 36].map((step) => `M${x - 92 - step / 3} ${y + 44 - step}h${184 + (step * 2) / 3}`))
  pen.nodes([[x - half + 8, y - 76], [x + half - 8, y - 76], [x - 92, y + 44], [x + 92, y + 44]])
}

function scrolled(pen: Pen, dice: Dice): void {
  const [x, y] = DETAIL
  const eye = dice.length(96, 112, 4)
  frame(pen, 128)
  for (const side of [-1, 1]) {
    const center: Point = [x + side * eye, y - 24]
    const turns = [52, 40, 29, 20, 12].map((radius, index) => arc(center[0], center[1] - (index % 2) * 2, radius, -90, side === 1 ? 180 : -360))
    pen.draw('fine', ...turns.slice(1))
    pen.draw('accent', circle(...center, 52))
    pen.draw('fine', circle(...center, 5))
    pen.nodes([center])
  }
  pen.draw('outline', `M${x - eye} ${y - 76}H${x + eye}M${x - eye + 50} ${y - 10}Q${x} ${y + 24} ${x + eye - 50} ${y - 10}`)
}

function cushioned(pen: Pen, dice: Dice): void {
  const [x, y] = DETAIL
  const half = dice.length(120, 136, 8)
  frame(pen, half)
  pen.draw('outline', `M${x - half} ${y - 76}C${x - half} ${y + 20} ${x - 92} ${y + 36} ${x - 92} ${y + 44}M${x + half} ${y - 76}C${x + half} ${y + 20} ${x + 92} ${y + 36} ${x + 92} ${y + 44}`)
  const leaf = (at: number, wide: number, high: number) => `M${at - wide} ${y + 44}C${at - wide} ${y + 44 - high} ${at} ${y + 60 - high} ${at} ${y + 24 - high}C${at} ${y + 60 - high} ${at + wide} ${y + 44 - high} ${at + wide} ${y + 44}`
  pen.draw('fine', ...[-46, 0, 46].map((step) => leaf(x + step, 23, 84)))
  pen.draw('accent', ...[-69, -23, 23, 69].map((step) => leaf(x + step, 23, 44)))
  pen.nodes([[x - half, y - 76], [x + half, y - 76], [x, y - 92]])
}
