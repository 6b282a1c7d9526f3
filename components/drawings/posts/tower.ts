import type { Dice, Family, Pen } from '#components/drawings/posts/pen.ts'
import { type Point, rectangle } from '#components/drawings/paths.ts'

const [AXIS, GROUND, TOP] = [280, 320, 72]
const PLAN: Point = [584, 200]

interface Tier {
  half: number
  base: number
  top: number
}

/** A tower that steps back as it rises, beside the plan from which it rises. */
export const tower: Family = (pen, dice) => {
  const tiers = stack(dice)
  const storey = dice.pick([10, 12, 14])
  const mullions = dice.whole(3, 6)
  pen.ground(GROUND, 24, 456)
  neighbors(pen, dice)
  for (const tier of tiers) facade(pen, tier, storey, mullions)
  const mast = TOP - dice.length(16, 36, 4)
  pen.draw('cut', `M${AXIS} ${TOP}V${mast}`)
  pen.axis(AXIS, mast - 8, 'A')
  projection(pen, tiers)
  const levels = [GROUND, ...tiers.map(({ top }) => top)]
  pen.dimension(levels.map((y): Point => [436, y]))
  pen.draw('hidden', ...tiers.map(({ half, top }) => `M${AXIS + half} ${top}H444`))
  pen.nodes([[AXIS, mast], ...tiers.map(({ half, top }): Point => [AXIS + half, top])])
  pen.nodes(tiers.map(({ half, top }): Point => [AXIS - half, top]), true)
}

function stack(dice: Dice): Tier[] {
  const count = dice.whole(2, 4)
  const tiers: Tier[] = []
  let half = dice.length(72, 104, 8)
  let base = GROUND
  for (let index = 0; index < count; index += 1) {
    const rest = (base - TOP) / (count - index)
    const top = index === count - 1 ? TOP : Math.round(base - rest * dice.pick([0.7, 0.9, 1.15]))
    tiers.push({ half, base, top })
    half = Math.max(14, half - dice.length(12, 28, 4))
    base = top
  }
  return tiers
}

function facade(pen: Pen, { half, base, top }: Tier, storey: number, mullions: number): void {
  const bay = (half * 2) / mullions
  const floors: string[] = []
  for (let y = base - storey; y > top + 4; y -= storey) floors.push(`M${AXIS - half} ${y}h${half * 2}`)
  const posts = Array.from({ length: mullions - 1 }, (_, index) => `M${(AXIS - half + (index + 1) * bay).toFixed(1)} ${base}V${top}`)
  pen.draw('mask', rectangle(AXIS - half, top, half * 2, base - top))
  pen.draw('ground', ...floors)
  pen.draw('fine', ...posts)
  pen.draw('cut', rectangle(AXIS - half, top, half * 2, base - top))
}

function neighbors(pen: Pen, dice: Dice): void {
  const [left, right] = [dice.length(60, 140), dice.length(40, 110)]
  pen.draw('hidden', `M64 ${GROUND}v${-left}h88V${GROUND}`, `M392 ${GROUND}V${GROUND - right}h28V${GROUND}`)
}

/** The tiers seen from above, one inside the other. */
function projection(pen: Pen, tiers: Tier[]): void {
  const [x, y] = PLAN
  pen.draw('axis', `M${x - 136} ${y}H${x + 136}M${x} ${y - 128}V${y + 128}`)
  for (const [index, { half }] of tiers.entries()) {
    pen.draw(index === 0 ? 'cut' : 'outline', rectangle(x - half, y - half, half * 2, half * 2))
  }
  const core = Math.min(14, (tiers[tiers.length - 1]?.half ?? 14) - 4)
  const outer = tiers[0]?.half ?? 80
  pen.draw('accent', rectangle(x - core, y - core, core * 2, core * 2), `M${x - core} ${y - core}L${x + core} ${y + core}M${x + core} ${y - core}L${x - core} ${y + core}`)
  pen.draw('fine', `M${x - outer} ${y - outer}L${x + outer} ${y + outer}M${x + outer} ${y - outer}L${x - outer} ${y + outer}`)
  pen.dimension([[x - outer, y + outer + 24], [x + outer, y + outer + 24]])
}
