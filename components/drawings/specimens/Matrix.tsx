import { Drawing, Path } from '@lintel/kit/drawings/parts.tsx'
import { rectangle, round } from '@lintel/kit/drawings/paths.ts'
import type { BlockOf } from '@site/data/schemas/specimen.ts'
import { Words } from '#components/drawings/specimens/Words.tsx'

type Counts = BlockOf<'matrix'>['counts']

const [WIDTH, HEIGHT] = [390, 222]
/** Where the four squares meet. */
const [X, Y] = [236, 160]
/** The side of the largest one. */
const LARGEST = 132

const quadrants = [
  { count: 'rightYes', right: -1, down: -1 },
  { count: 'rightNo', right: 1, down: -1 },
  { count: 'wrongYes', right: -1, down: 1 },
  { count: 'wrongNo', right: 1, down: 1 },
] as const satisfies { count: keyof Counts; right: 1 | -1; down: 1 | -1 }[]

interface MatrixProps extends BlockOf<'matrix'> {
  /** Without the names of its columns and rows, where the page sets them itself. */
  isBare?: boolean
}

/** Four squares around one point, each with the area of its count: what was decided against what was right. */
export function Matrix({ columns, rows, counts, description, isBare }: MatrixProps) {
  const most = Math.max(...Object.values(counts))
  return (
    <Drawing
      width={WIDTH}
      height={HEIGHT}
      label={description}
      className={isBare ? 'h-auto w-full' : 'h-auto w-full max-w-md print:max-w-[92mm]'}
    >
      <Path ink="fine" d={`M0 ${Y}H${WIDTH}M${X} 0V${HEIGHT}`} />
      {quadrants.map(({ count, right, down }) => {
        const side = LARGEST * Math.sqrt(counts[count] / most)
        const isMiss = count === 'wrongYes'
        return (
          <g key={count}>
            <Path
              className={isMiss ? 'fill-danger' : 'stroke-text fill-surface'}
              d={rectangle(right < 0 ? X - side : X, down < 0 ? Y - side : Y, side, side)}
            />
            <text
              className={`figures font-mono text-[22px] font-medium ${isMiss ? 'fill-danger' : 'fill-text'}`}
              x={round(X + right * 12 + (down > 0 ? right * side : 0))}
              y={Y + down * 16 + (down > 0 ? 14 : 0)}
              textAnchor={right < 0 ? 'end' : 'start'}
            >
              {counts[count].toLocaleString('en-US')}
            </text>
          </g>
        )
      })}
      {!isBare && (
        <>
          <Words at={[X - 12, 14]} anchor="end">
            {columns.yes}
          </Words>
          <Words at={[X + 12, 14]}>{columns.no}</Words>
          <Words at={[0, Y - 10]}>{rows.right}</Words>
          <Words at={[0, Y + 22]}>{rows.wrong}</Words>
        </>
      )}
    </Drawing>
  )
}
