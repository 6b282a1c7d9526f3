import { Drawing, Path } from '@lintel/kit/drawings/parts.tsx'
import { times } from '@lintel/kit/drawings/paths.ts'

const [WIDTH, HEIGHT] = [1920, 260]
const GROUND = 240
/** From the ground up: how many bays a tier has, how high its beam lies and how deep it is. */
const TIERS = [
  { bays: 8, beam: 116, depth: 16, post: 20 },
  { bays: 24, beam: 56, depth: 10, post: 12 },
  { bays: 72, beam: 22, depth: 6, post: 6 },
]

/** Tiers of beams on posts, from one edge of the page to the other. */
export function Colonnade() {
  return (
    <Drawing width={WIDTH} height={HEIGHT} fill className="colonnade stroke-text" strokeWidth={1}>
      {TIERS.map(({ bays, beam, depth, post }, tier) => {
        const foot = TIERS[tier - 1]?.beam ?? GROUND
        const top = beam + depth
        const step = WIDTH / bays
        const posts = times(bays, () => `v${foot - top}m${post} 0V${top}m${step - post} 0`).join('')
        return (
          <path key={beam} d={`M0 ${beam}H${WIDTH}M${(step - post) / 2} ${top}${posts}M0 ${top}H${WIDTH}`} />
        )
      })}
      <Path ink="accent" d={`M840 0V${GROUND}`} />
      <Path strokeWidth="2.5" d={`M0 ${GROUND}H${WIDTH}`} />
    </Drawing>
  )
}
