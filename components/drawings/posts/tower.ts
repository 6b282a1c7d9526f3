import { circle, line, type Point, rectangle, round, times } from '@lintel/kit/drawings/paths.ts'
import type { Dice, Family, Pen } from '#components/drawings/posts/pen.ts'

const [AXIS, GROUND] = [280, 320]
const PLAN: Point = [592, 196]

interface Tier {
  half: number
  base: number
  top: number
}

interface Tower {
  tiers: Tier[]
  /** A round tower has a round plan, and its mullions crowd toward the edges. */
  round: boolean
  storey: number
  mullions: number
}

/** A tower that steps back as it rises, beside the plan from which it rises. */
export const tower: Family = (pen, dice) => {
  const tiers = stack(dice)
  const shape: Tower = {
    tiers,
    round: dice.pick([true, false]),
    storey: dice.pick([8, 10, 12, 14]),
    mullions: dice.whole(3, 8),
  }
  pen.ground(GROUND, 24, 456)
  neighbors(pen, dice)
  for (const tier of tiers) facade(pen, tier, shape)
  const crown = crownOf(pen, dice, tiers.at(-1))
  pen.axes([AXIS, crown - 8, 'A'])
  plan(pen, shape)
  pen.draw('hidden', ...tiers.map(({ half, top }) => `M${AXIS + half} ${top}H444`))
  pen.dimension(...[GROUND, ...tiers.map(({ top }) => top)].map((y): Point => [436, y]))
  pen.nodes([AXIS, crown], ...tiers.map(({ half, top }): Point => [AXIS + half, top]))
  pen.meetings(...tiers.map(({ half, top }): Point => [AXIS - half, top]))
}

function stack(dice: Dice): Tier[] {
  const count = dice.whole(2, 4)
  const summit = dice.length(88, 128)
  const tiers: Tier[] = []
  let half = dice.length(64, 104)
  let base = GROUND
  for (let index = 0; index < count; index += 1) {
    const rest = (base - summit) / (count - index)
    const top = index === count - 1 ? summit : Math.round(base - rest * dice.pick([0.6, 0.85, 1.2]))
    tiers.push({ half, base, top })
    half = Math.max(20, half - dice.length(12, 28))
    base = top
  }
  return tiers
}

function facade(pen: Pen, { half, base, top }: Tier, { round: curved, storey, mullions }: Tower): void {
  const floors: string[] = []
  for (let y = base - storey; y > top + 4; y -= storey) floors.push(`M${AXIS - half} ${y}h${half * 2}`)
  const posts = times(mullions - 1, (index) => {
    const share = (2 * (index + 1)) / mullions - 1
    return `M${round(AXIS + half * (curved ? Math.sin((share * Math.PI) / 2) : share))} ${base}V${top}`
  })
  pen.draw('mask', rectangle(AXIS - half, top, half * 2, base - top))
  pen.draw('ground', ...floors)
  pen.draw('fine', ...posts)
  pen.draw('cut', rectangle(AXIS - half, top, half * 2, base - top))
}

/** What ends the tower: a mast, a pyramid or a cap; gives back the height of its tip. */
function crownOf(pen: Pen, dice: Dice, { half, top }: Tier = { half: 40, base: GROUND, top: 100 }): number {
  const height = dice.length(24, 44)
  const tip = top - height
  const crowns = {
    mast: `M${AXIS} ${top}V${tip}M${AXIS - 8} ${top}v${-height / 2}M${AXIS + 8} ${top}v${-height / 2}`,
    pyramid: line([AXIS - half, top], [AXIS, tip], [AXIS + half, top]),
    cap: `M${AXIS - half} ${top}A${half} ${height} 0 0 1 ${AXIS + half} ${top}`,
  }
  pen.draw('cut', crowns[dice.pick(['mast', 'pyramid', 'cap'])])
  return tip
}

function neighbors(pen: Pen, dice: Dice): void {
  const [left, right] = [dice.length(60, 140), dice.length(40, 110)]
  const [wide, narrow] = [dice.length(48, 88), dice.pick([24, 28, 32])]
  pen.draw(
    'hidden',
    `M64 ${GROUND}v${-left}h${wide}V${GROUND}`,
    `M392 ${GROUND}V${GROUND - right}h${narrow}V${GROUND}`,
  )
}

/** The tiers seen from above, one inside the other, around the core. */
function plan(pen: Pen, { tiers, round: curved }: Tower): void {
  const [x, y] = PLAN
  const square = (half: number) => rectangle(x - half, y - half, half * 2, half * 2)
  const diagonals = (half: number) =>
    line([x - half, y - half], [x + half, y + half]) + line([x + half, y - half], [x - half, y + half])
  const outer = tiers[0]?.half ?? 80
  pen.draw('axis', `M${x - 136} ${y}H${x + 136}M${x} ${y - 128}V${y + 128}`)
  pen.draw('fine', diagonals(curved ? outer * Math.SQRT1_2 : outer))
  for (const [index, { half }] of tiers.entries()) {
    pen.draw(index === 0 ? 'cut' : 'outline', curved ? circle(x, y, half) : square(half))
  }
  pen.draw('mask', square(12))
  pen.draw('accent', square(12), diagonals(12))
  pen.dimension([x - outer, y + outer + 24], [x + outer, y + outer + 24])
}
