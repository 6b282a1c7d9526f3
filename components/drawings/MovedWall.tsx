import { Label, Nodes, Path, Sheet } from '@lintel/kit/drawings/parts.tsx'
import { arrow, hatch, points, rectangle } from '@lintel/kit/drawings/paths.ts'
import type { BlockOf } from '#components/blocks/schemas.ts'

const [LEFT, TOP, RIGHT, BOTTOM, THICK] = [60, 60, 420, 300, 16]
/** Where the wall was first drawn, and where it will be built. */
const [OLD, NEW] = [192, 296]
const high = BOTTOM - TOP

/** A plan on which a wall has moved while it was still a line: the walls that stand are hatched, and have not. */
export function MovedWall({ first, moved }: BlockOf<'about-hero'>['drawing']) {
  const outer = rectangle(LEFT - THICK, TOP - THICK, RIGHT - LEFT + 2 * THICK, high + 2 * THICK)
  const walls = [
    hatch(LEFT - THICK, TOP - THICK, RIGHT - LEFT + 2 * THICK, THICK, 9),
    hatch(LEFT - THICK, BOTTOM, RIGHT - LEFT + 2 * THICK, THICK, 9),
    hatch(LEFT - THICK, TOP, THICK, high, 9),
    hatch(RIGHT, TOP, THICK, high, 9),
  ]
  return (
    <Sheet width={480} height={360} className="drawing-frame h-auto w-full">
      <Path ink="mask" d={outer} />
      <Path ink="ground" d={walls.join('')} />
      <Path ink="cut" d={outer + rectangle(LEFT, TOP, RIGHT - LEFT, high)} />
      <Path ink="mask" d={rectangle(108, BOTTOM - 2, 52, THICK + 4)} />
      <Path
        ink="fine"
        d={`M108 ${BOTTOM}V248A52 52 0 0 1 160 ${BOTTOM}M108 ${BOTTOM}v${THICK}M160 ${BOTTOM}v${THICK}`}
      />
      <Path ink="hidden" d={rectangle(OLD - 6, TOP, 12, high)} />
      <Path ink="lit" d={rectangle(NEW - 6, TOP, 12, high)} />
      <Path ink="accent" d={`M${NEW - 6} ${TOP}v${high}M${NEW + 6} ${TOP}v${high}`} />
      <Path ink="fine" d={arrow([OLD + 14, 180], [NEW - 14, 180])} />
      <Nodes at={points([NEW, TOP], [NEW, BOTTOM])} radius={5} />
      <Label x={OLD - 14} y={112} anchor="end" text={first} />
      <Label x={NEW + 18} y={112} anchor="start" text={moved} className="fill-accent-text" />
    </Sheet>
  )
}
