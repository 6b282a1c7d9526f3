import { circle, type Point, rectangle } from '@lintel/kit/drawings/paths.ts'
import type { Dice, Pen } from '#components/drawings/posts/pen.ts'

/** The middle of the capital as drawn large. */
const [X, Y] = [536, 196]

export const capitals = { plain, scrolled, leaved }

/** What all three share: the block on top, the neck below, the measure at the side. */
function frame(pen: Pen, half: number): void {
  pen.draw('axis', `M${X} 40V356`)
  pen.draw('cut', rectangle(X - half, Y - 108, half * 2, 32))
  pen.draw('outline', rectangle(X - 92, Y + 44, 184, 12), `M${X - 84} ${Y + 56}v68M${X + 84} ${Y + 56}v68`)
  pen.draw('fine', ...[-56, -28, 28, 56].map((step) => `M${X + step} ${Y + 64}v62`))
  pen.draw('fine', `M${X - 104} ${Y + 130}h88l10 -10l12 20l10 -10h88`)
  pen.dimension([728, Y - 108], [728, Y - 76], [728, Y + 44])
}

/** A cushion that swells out under the block. */
function plain(pen: Pen, dice: Dice): void {
  const half = dice.length(128, 152)
  const swell = dice.length(-16, 16)
  frame(pen, half)
  const side = (sign: number) =>
    `M${X + sign * (half - 8)} ${Y - 76}` +
    `C${X + sign * (half - 12)} ${Y + swell} ${X + sign * 104} ${Y + 8} ${X + sign * 92} ${Y + 44}`
  pen.draw(
    'fine',
    ...[12, 22, 32].map((step) => `M${X - 92 - step / 3} ${Y + 44 - step}h${184 + (step * 2) / 3}`),
  )
  pen.draw('accent', side(-1), side(1))
  pen.nodes([X - half + 8, Y - 76], [X + half - 8, Y - 76], [X - 92, Y + 44], [X + 92, Y + 44])
}

/** The radii of the half circles of which a scroll is made, from outside in. */
const SCROLL = [48, 40, 32, 24, 18, 12]

function scrolled(pen: Pen, dice: Dice): void {
  const reach = dice.length(88, 108)
  frame(pen, dice.length(112, 136))
  for (const sign of [-1, 1]) {
    const halves = SCROLL.map((radius, index) => {
      const down = index % 2 === 0 ? 1 : -1
      return `a${radius} ${radius} 0 0 ${sign === 1 ? 1 : 0} 0 ${down * radius * 2}`
    })
    pen.draw('accent', `M${X + sign * reach} ${Y - 76}${halves.join('')}`)
    pen.draw('fine', circle(X + sign * reach, Y - 20, 7))
  }
  pen.draw('outline', `M${X - reach} ${Y - 60}H${X + reach}`)
  pen.draw('outline', `M${X - reach + 36} ${Y + 4}Q${X} ${Y + 32} ${X + reach - 36} ${Y + 4}`)
  pen.draw('fine', ...[-40, 0, 40].map((step) => `M${X + step - 14} ${Y - 60}v24a14 18 0 0 0 28 0v-24`))
  pen.nodes(...[-1, 1].map((sign): Point => [X + sign * reach, Y - 20]))
}

function leaved(pen: Pen, dice: Dice): void {
  const half = dice.length(116, 140)
  const [lower, upper] = [dice.length(36, 48), dice.length(72, 92)]
  frame(pen, half)
  const foot = Y + 44
  const bell = (sign: number) =>
    `M${X + sign * half} ${Y - 76}` +
    `C${X + sign * half} ${Y + 20} ${X + sign * 92} ${Y + 36} ${X + sign * 92} ${foot}`
  const leaf = (at: number, height: number) =>
    `M${at - 23} ${foot}` +
    `C${at - 23} ${foot - height} ${at} ${foot - height + 16} ${at} ${foot - height - 20}` +
    `C${at} ${foot - height + 16} ${at + 23} ${foot - height} ${at + 23} ${foot}`
  pen.draw('outline', bell(-1), bell(1))
  pen.draw('fine', ...[-46, 0, 46].map((step) => leaf(X + step, upper)))
  pen.draw('accent', ...[-69, -23, 23, 69].map((step) => leaf(X + step, lower)))
  pen.nodes([X - half, Y - 76], [X + half, Y - 76], [X, Y - 92])
}
