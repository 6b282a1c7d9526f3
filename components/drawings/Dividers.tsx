import { Nodes, Path, Sheet } from '@lintel/kit/drawings/parts.tsx'
import { arc, circle, line, points, rectangle, times } from '@lintel/kit/drawings/paths.ts'

const RULE = 152
const PIVOT = [200, 32] as const
const TIPS = points([140, RULE], [260, RULE])

/** Dividers that take a length off a rule. */
export function Dividers() {
  const marks = times(37, (index) => `M${20 + index * 10} ${RULE}v${index % 6 === 0 ? 16 : 8}`)
  return (
    <Sheet width={400} height={200}>
      <Path ink="part" d={rectangle(12, RULE, 376, 32)} />
      <Path ink="fine" d={marks.join('')} />
      <Path ink="hidden" d={arc(...PIVOT, 134, 40, 140)} />
      {TIPS.map((tip) => {
        const side = Math.sign(tip[0] - PIVOT[0])
        return (
          <Path
            key={tip[0]}
            ink="body"
            d={`${line([PIVOT[0] - side * 2, 44], [PIVOT[0] + side * 12, 40], [PIVOT[0] + side * 46, 116], tip)}z`}
          />
        )
      })}
      <Path ink="body" d={`M200 8v12${circle(...PIVOT, 12)}`} />
      <Path ink="accent" d={line(...TIPS)} />
      <Nodes at={[PIVOT, ...TIPS]} />
    </Sheet>
  )
}
