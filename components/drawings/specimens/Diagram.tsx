import { Drawing, Path } from '#components/drawings/parts.tsx'
import { arrow, circle, line, type Point, rectangle } from '#components/drawings/paths.ts'
import type { BlockOf } from '#data/schemas/specimen.ts'

type DiagramBlock = BlockOf<'diagram'>
type Part = DiagramBlock['parts'][number]
type Flow = DiagramBlock['flows'][number]
type Zone = DiagramBlock['zones'][number]

const CELL = { width: 130, height: 98 }
const BOX = { width: 92, height: 46 }
/** Between a flow's end and the part that it reaches. */
const GAP = 3
const ZONE_INSET = 4
const BADGE = 9
const LINE_HEIGHT = 16
/** As many letters as a box has room for. */
const LINE_LENGTH = 11

/** Boxes on a grid, flows between them by number, and zones with a dashed boundary: context, data flow, lineage. */
export function Diagram({ columns, parts, zones, flows, description }: DiagramBlock) {
  const rows = Math.max(...parts.map(({ row }) => row))
  const partNamed = new Map(parts.map((part) => [part.id, part]))
  return (
    <Drawing
      width={columns * CELL.width}
      height={rows * CELL.height}
      label={description}
      className="h-auto w-full max-w-md print:max-w-[92mm]"
    >
      {zones.map((zone) => (
        <ZoneOutline key={zone.name} {...zone} />
      ))}
      {flows.map((flow, index) => {
        const [from, to] = [partNamed.get(flow.from), partNamed.get(flow.to)]
        return from && to && <FlowLine key={flow.text} flow={flow} number={index + 1} ends={[from, to]} />
      })}
      {parts.map((part) => (
        <PartBox key={part.id} {...part} />
      ))}
    </Drawing>
  )
}

const centerOf = ({ column, row }: Pick<Part, 'column' | 'row'>): Point => [
  (column - 0.5) * CELL.width,
  (row - 0.5) * CELL.height,
]

function ZoneOutline({ name, column, row, columns, rows }: Zone) {
  const [x, y] = [(column - 1) * CELL.width + ZONE_INSET, (row - 1) * CELL.height + ZONE_INSET]
  return (
    <>
      <Path
        ink="hidden"
        d={rectangle(x, y, columns * CELL.width - 2 * ZONE_INSET, rows * CELL.height - 2 * ZONE_INSET)}
      />
      <text className="fill-muted text-[12px]" x={x + 7} y={y + 15}>
        {name}
      </text>
    </>
  )
}

/** A straight line from box to box, with its number where it is free. */
function FlowLine({ flow, number, ends }: { flow: Flow; number: number; ends: [Part, Part] }) {
  const [from, to] = ends.map(centerOf) as [Point, Point]
  const [start, end] = [edgeToward(from, to), edgeToward(to, from)]
  const [x, y] = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]
  return (
    <>
      <Path ink={flow.isFocus ? 'accent' : 'fine'} d={arrow(start, end)} />
      <Path className="fill-background" d={circle(x, y, BADGE)} />
      <text
        className={`text-[12px] font-semibold ${flow.isFocus ? 'fill-accent-text' : 'fill-text'}`}
        x={x}
        y={y + 4}
        textAnchor="middle"
      >
        {number}
      </text>
    </>
  )
}

/** Where the line between two centers leaves the first one's box. */
function edgeToward([x, y]: Point, [toX, toY]: Point): Point {
  const [right, down] = [toX - x, toY - y]
  const reach = Math.min(
    (BOX.width / 2 + GAP) / Math.abs(right || Number.MIN_VALUE),
    (BOX.height / 2 + GAP) / Math.abs(down || Number.MIN_VALUE),
  )
  return [x + right * reach, y + down * reach]
}

function PartBox({ name, shape, isFocus, ...place }: Part) {
  const [x, y] = centerOf(place)
  const [left, top] = [x - BOX.width / 2, y - BOX.height / 2]
  const lines = wrapped(name)
  const edge = isFocus ? 'stroke-accent' : 'stroke-text'
  return (
    <>
      {shape === 'store' ? (
        <>
          <Path className="fill-background" d={rectangle(left, top, BOX.width, BOX.height)} />
          <Path
            className={edge}
            strokeWidth={isFocus ? 2 : 1}
            d={
              line([left, top], [left + BOX.width, top]) +
              line([left, top + BOX.height], [left + BOX.width, top + BOX.height])
            }
          />
        </>
      ) : (
        <rect
          className={`fill-background ${edge} [vector-effect:non-scaling-stroke]`}
          strokeWidth={isFocus ? 2 : 1}
          x={left}
          y={top}
          width={BOX.width}
          height={BOX.height}
          rx={shape === 'process' ? BOX.height / 2 : 0}
        />
      )}
      {lines.map((words, index) => (
        <text
          key={words}
          className="fill-text text-[14px]"
          x={x}
          y={y + 5 + (index - (lines.length - 1) / 2) * LINE_HEIGHT}
          textAnchor="middle"
        >
          {words}
        </text>
      ))}
    </>
  )
}

/** A name on as few lines as it fits on. */
function wrapped(name: string): string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < LINE_LENGTH)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
