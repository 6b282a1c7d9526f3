import { Drawing, Path } from '@lintel/kit/drawings/parts.tsx'
import { arrow, circle, line, type Point, rectangle } from '@lintel/kit/drawings/paths.ts'
import type { BlockOf } from '@site/data/schemas/specimen.ts'

type DiagramBlock = BlockOf<'diagram'>
type Part = DiagramBlock['parts'][number]
type Flow = DiagramBlock['flows'][number]
type Zone = DiagramBlock['zones'][number]

interface Measures {
  /** Of the grid. */
  cell: readonly [width: number, height: number]
  box: readonly [width: number, height: number]
  /** As many letters as a box has room for. */
  letters: number
}

/** On a phone and on paper, and where there is more room. */
const narrow: Measures = { cell: [130, 98], box: [92, 46], letters: 11 }
const wide: Measures = { cell: [236, 104], box: [148, 50], letters: 18 }

/** Between a flow's end and the part that it reaches. */
const GAP = 3
const ZONE_INSET = 4
const BADGE = 10
const LINE_HEIGHT = 16

/** Boxes on a grid, flows between them by number, and zones with a dashed boundary: context, data flow, lineage. */
export function Diagram(block: DiagramBlock) {
  return (
    <>
      <DiagramSheet
        {...block}
        measures={narrow}
        className="max-w-md md:hidden print:block print:max-w-[92mm]"
      />
      <DiagramSheet {...block} measures={wide} className="max-md:hidden print:hidden" />
    </>
  )
}

interface Measured {
  measures: Measures
}

function DiagramSheet({
  columns,
  parts,
  zones,
  flows,
  description,
  measures,
  className,
}: DiagramBlock & Measured & { className: string }) {
  const [width, height] = measures.cell
  const rows = Math.max(...parts.map(({ row }) => row))
  const partNamed = new Map(parts.map((part) => [part.id, part]))
  return (
    <Drawing
      width={columns * width}
      height={rows * height}
      label={description}
      className={`h-auto w-full ${className}`}
    >
      {zones.map((zone) => (
        <ZoneOutline key={zone.name} {...zone} measures={measures} />
      ))}
      {flows.map((flow, index) => (
        <FlowLine
          key={flow.text}
          flow={flow}
          number={index + 1}
          // The schema refuses a flow without them.
          ends={[partNamed.get(flow.from), partNamed.get(flow.to)] as [Part, Part]}
          measures={measures}
        />
      ))}
      {parts.map((part) => (
        <PartBox key={part.id} {...part} measures={measures} />
      ))}
    </Drawing>
  )
}

const centerOf = ({ column, row }: Pick<Part, 'column' | 'row'>, { cell }: Measures): Point => [
  (column - 0.5) * cell[0],
  (row - 0.5) * cell[1],
]

function ZoneOutline({ name, column, row, columns, rows, measures }: Zone & Measured) {
  const [width, height] = measures.cell
  const [x, y] = [(column - 1) * width + ZONE_INSET, (row - 1) * height + ZONE_INSET]
  return (
    <>
      <Path
        ink="hidden"
        d={rectangle(x, y, columns * width - 2 * ZONE_INSET, rows * height - 2 * ZONE_INSET)}
      />
      <text className="fill-muted text-[12px]" x={x + 7} y={y + 15}>
        {name}
      </text>
    </>
  )
}

interface FlowLineProps extends Measured {
  flow: Flow
  number: number
  ends: [Part, Part]
}

/** A straight line from box to box, with its number where it is free. */
function FlowLine({ flow, number, ends, measures }: FlowLineProps) {
  const [from, to] = ends.map((part) => centerOf(part, measures)) as [Point, Point]
  const [start, end] = [edgeToward(from, to, measures), edgeToward(to, from, measures)]
  const [x, y] = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]
  return (
    <>
      <Path
        ink={flow.isFocus ? 'accent' : 'fine'}
        d={arrow(start, end) + (flow.isTwoWay ? arrow(end, start) : '')}
      />
      <Path ink="mask" d={circle(x, y, BADGE)} />
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
function edgeToward([x, y]: Point, [toX, toY]: Point, { box }: Measures): Point {
  const [right, down] = [toX - x, toY - y]
  const reach = Math.min((box[0] / 2 + GAP) / Math.abs(right), (box[1] / 2 + GAP) / Math.abs(down))
  return [x + right * reach, y + down * reach]
}

function PartBox({ name, shape, isFocus, measures, ...place }: Part & Measured) {
  const [x, y] = centerOf(place, measures)
  const [width, height] = measures.box
  const [left, top] = [x - width / 2, y - height / 2]
  const lines = wrapped(name, measures.letters)
  const edge = isFocus ? 'stroke-accent-text' : 'stroke-text'
  return (
    <>
      {shape === 'store' ? (
        <>
          <Path ink="mask" d={rectangle(left, top, width, height)} />
          <Path
            className={edge}
            strokeWidth={isFocus ? 2 : 1}
            d={
              line([left, top], [left + width, top]) +
              line([left, top + height], [left + width, top + height])
            }
          />
        </>
      ) : (
        <rect
          className={`fill-background ${edge} [vector-effect:non-scaling-stroke]`}
          strokeWidth={isFocus ? 2 : 1}
          x={left}
          y={top}
          width={width}
          height={height}
          rx={shape === 'process' ? height / 2 : 0}
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

/** A name on as few lines as it fits on, broken at spaces and behind the points of a name of code. */
function wrapped(name: string, letters: number): string[] {
  const lines: string[] = []
  for (const word of name.split(/(?<= )|(?<=\.)(?=\S)/)) {
    const last = lines.at(-1)
    if (last !== undefined && (last + word).trimEnd().length <= letters) lines[lines.length - 1] = last + word
    else lines.push(word)
  }
  return lines.map((line) => line.trimEnd())
}
