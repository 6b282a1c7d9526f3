import { line, type Point, rectangle, times } from '@lintel/kit/drawings/paths.ts'
import type { Dice, Family, Pen } from '#components/drawings/posts/pen.ts'

const [DECK, WATER] = [232, 312]

/** A bridge in elevation: stayed, suspended or arched, over water. */
export const bridge: Family = (pen, dice) => {
  const build = dice.pick([stayed, suspended, arched])
  banks(pen)
  build(pen, dice)
  pen.draw('cut', `M24 ${DECK}H776`)
  pen.draw('outline', `M24 ${DECK + 9}H776`)
}

function banks(pen: Pen): void {
  const ripples = [0, 1, 2].map((row) => `M${150 + row * 18} ${WATER + row * 10}H${650 - row * 18}`)
  pen.draw('hidden', ...ripples)
  pen.draw('cut', `M24 264H96L140 344H660L704 264H776`)
}

function pylon(pen: Pen, x: number, top: number, name: string): void {
  pen.axes([x, top - 20, name])
  pen.draw('mask', rectangle(x - 6, top, 12, 344 - top))
  pen.draw('cut', rectangle(x - 6, top, 12, 344 - top))
  pen.draw('outline', `M${x - 18} 344v-18h36v18`)
}

function stayed(pen: Pen, dice: Dice): void {
  const top = dice.length(64, 96)
  const stays = dice.whole(6, 9)
  const fan = dice.pick([0.35, 0.6, 1])
  const axes = dice.pick<readonly number[]>([[400], [260, 540], [310]])
  const reach = axes.length === 1 ? 330 : 132
  for (const [index, x] of axes.entries()) {
    for (const side of [-1, 1]) {
      const wide = Math.min(reach, side === -1 ? x - 40 : 760 - x)
      pen.draw(
        'accent',
        ...times(stays, (stay) => {
          const share = (stay + 1) / stays
          return line([x, top + 10 + (1 - share) * 110 * fan], [x + side * wide * share, DECK])
        }),
      )
    }
    pylon(pen, x, top, String.fromCharCode(65 + index))
    pen.nodes([x, top + 10], [x, DECK])
  }
  pen.dimension([40, 40], ...axes.map((x): Point => [x, 40]), [760, 40])
}

function suspended(pen: Pen, dice: Dice): void {
  const top = dice.length(72, 104)
  const left = dice.length(176, 240)
  const right = 800 - left
  const sag = DECK - top - dice.length(16, 40)
  const spacing = (right - left) / dice.whole(16, 28)
  const height = (x: number) => top + sag * (1 - ((2 * (x - left)) / (right - left) - 1) ** 2)
  const hangers: string[] = []
  for (let x = left + spacing; x < right - 1; x += spacing) hangers.push(line([x, height(x)], [x, DECK]))
  pen.draw('fine', ...hangers)
  pen.draw(
    'accent',
    `M40 ${DECK}L${left} ${top}Q${(left + right) / 2} ${top + 2 * sag} ${right} ${top}L760 ${DECK}`,
  )
  pylon(pen, left, top, 'A')
  pylon(pen, right, top, 'B')
  pen.nodes([left, top], [right, top], [40, DECK], [760, DECK], [(left + right) / 2, top + sag])
  pen.dimension([left, 44], [right, 44])
}

function arched(pen: Pen, dice: Dice): void {
  const rise = dice.length(120, 170)
  const [left, right, foot] = [124, 676, 312]
  const [count, deep] = [dice.whole(10, 16), dice.length(24, 44)]
  const rib = (depth: number) => `M${left} ${foot}Q400 ${foot - 2 * rise - depth} ${right} ${foot}`
  const height = (share: number, depth: number) => foot - (2 * rise + depth) * 2 * share * (1 - share)
  const posts = times(count - 1, (index) => {
    const [x, share] = [left + ((index + 1) * (right - left)) / count, (index + 1) / count]
    return line([x, height(share, 0)], [x, DECK]) + line([x, height(share, 0)], [x, height(share, deep)])
  })
  pen.draw('fine', ...posts)
  pen.draw('outline', rib(deep))
  pen.draw('accent', rib(0))
  pen.axes([left, 80, 'A'], [right, 80, 'B'])
  pen.nodes([left, foot], [right, foot], [400, foot - rise])
  pen.dimension([left, 52], [400, 52], [right, 52])
}
