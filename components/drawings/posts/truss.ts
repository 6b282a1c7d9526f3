import { line, type Point, times } from '@lintel/kit/drawings/paths.ts'
import type { Family } from '#components/drawings/posts/pen.ts'

const [LEFT, RIGHT, LOWER] = [80, 720, 264]

/** How high the upper chord stands at a share of the span, as a share of the full depth. */
const outlines = {
  flat: () => 1,
  bow: (share: number) => 0.35 + 0.65 * (1 - (2 * share - 1) ** 2),
  pitched: (share: number) => 0.3 + 0.7 * (1 - Math.abs(2 * share - 1)),
  sloped: (share: number) => 0.5 + 0.5 * share,
}

/** A roof truss on two bearings, loaded at its joints. */
export const truss: Family = (pen, dice) => {
  const panels = dice.pick([6, 8, 10, 12])
  const depth = dice.length(100, 150)
  const outline = outlines[dice.pick(['flat', 'bow', 'pitched', 'sloped'])]
  const web = dice.pick(['toward', 'away', 'crossed'])
  const panel = (RIGHT - LEFT) / panels
  const lower = times(panels + 1, (index): Point => [LEFT + index * panel, LOWER])
  const upper = lower.map(([x], index): Point => [x, LOWER - depth * outline(index / panels)])
  const diagonals = lower.slice(1).map((_, index) => {
    const rising = line(lower[index] ?? [0, 0], upper[index + 1] ?? [0, 0])
    const falling = line(upper[index] ?? [0, 0], lower[index + 1] ?? [0, 0])
    if (web === 'crossed') return rising + falling
    return index < panels / 2 === (web === 'toward') ? falling : rising
  })
  pen.axes([LEFT, 60, 'A'], [RIGHT, 60, 'B'])
  pen.draw('fine', ...diagonals)
  pen.draw('outline', ...lower.map((point, index) => line(point, upper[index] ?? point)))
  pen.draw('cut', line(...upper))
  pen.draw('accent', line(...lower))
  for (const x of [LEFT, RIGHT])
    pen.draw('outline', `M${x} ${LOWER + 4}l14 22h-28zM${x - 22} ${LOWER + 32}h44`)
  pen.load(upper, dice.length(26, 40, 2))
  pen.meetings(...upper)
  pen.nodes(...lower)
  pen.dimension(...lower.filter((_, index) => index % 2 === 0).map(([x]): Point => [x, 328]))
  const middle = upper[panels / 2] ?? [400, 0]
  pen.dimension([752, LOWER], [752, middle[1]])
  pen.draw('hidden', `M${middle[0]} ${middle[1]}H764M${RIGHT} ${LOWER}H764`)
}
