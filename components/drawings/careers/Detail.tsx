import { Drawing, type Ink, Nodes, Path } from '@lintel/kit/drawings/parts.tsx'
import { arrow, hatch, type Point, points, tick } from '@lintel/kit/drawings/paths.ts'
import type { BlockOf } from '#components/blocks/schemas.ts'

type DetailName = BlockOf<'detail-cards'>['cards'][number]['icon']

interface Shapes {
  strokes: [Ink, string][]
  nodes?: Point[]
  /** Where something may still be joined. */
  open?: Point[]
}

const ground: [Ink, string][] = [
  ['ground', hatch(4, 56, 88, 7, 9)],
  ['cut', 'M4 56H92'],
]

/** Details of a structure, each what a value or a benefit comes down to. */
const details: Record<DetailName, Shapes> = {
  // An idea under load.
  beam: {
    strokes: [
      ['fine', `M8 24l-5 9h10zM88 24l-5 9h10z${arrow([48, 2], [48, 20])}`],
      ['cut', 'M8 24H88'],
      ['accent', 'M8 24Q48 54 88 24'],
    ],
    nodes: [[48, 39]],
  },
  // Members of different directions, one connection.
  joint: {
    strokes: [...ground, ['cut', 'M12 8L48 32M84 8L48 32M48 32V56']],
    nodes: [[48, 32]],
    open: points([12, 8], [84, 8]),
  },
  // One layer more.
  strata: {
    strokes: [
      ...ground,
      ['outline', 'M8 56V32H88V56M8 44H88'],
      ['hidden', 'M8 32V20H88V32'],
      ['accent', 'M8 32H88'],
    ],
  },
  // One load, felt in many places.
  spread: {
    strokes: [...ground, ['fine', 'M48 8L12 56M48 8L36 56M48 8L60 56M48 8L84 56']],
    nodes: [[48, 8]],
    open: points([12, 56], [36, 56], [60, 56], [84, 56]),
  },
  balance: {
    strokes: [
      ...ground,
      ['outline', 'M48 24L38 56H58z'],
      ['body', 'M10 24V8H30V24M66 24V8H86V24'],
      ['cut', 'M6 24H90'],
    ],
    nodes: [[48, 24]],
  },
  // A length that may be laid where it fits.
  window: {
    strokes: [
      ['fine', `M6 48H90${[6, 90].map((x) => tick([x, 48])).join('')}`],
      ['hidden', 'M46 40V16H82V40'],
      ['body', 'M18 40V16H58V40z'],
      ['accent', 'M18 48H58'],
    ],
    nodes: points([18, 48], [58, 48]),
  },
  // Room that nothing is planned for.
  bay: {
    strokes: [...ground, ['cut', 'M8 56V14H48V56'], ['hidden', 'M48 14H86V56']],
    open: [[86, 14]],
    nodes: points([8, 14], [48, 14]),
  },
  brace: {
    strokes: [...ground, ['cut', 'M24 56V6'], ['accent', 'M24 18L70 56']],
    nodes: points([24, 18], [70, 56]),
  },
}

/** One detail; what it stands beside says what it means. */
export function Detail({ name, className }: { name: DetailName; className?: string }) {
  const { strokes, nodes = [], open = [] } = details[name]
  return (
    <Drawing width={96} height={64} className={className}>
      {strokes.map(([ink, d]) => (
        <Path key={ink + d} ink={ink} d={d} />
      ))}
      <Nodes at={nodes} radius={3} />
      <Nodes at={open} radius={3} open />
    </Drawing>
  )
}
