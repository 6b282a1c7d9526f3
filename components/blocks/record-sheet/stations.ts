import { arrowhead, circle, hatch, line, rectangle, tick } from '@lintel/kit/drawings/paths.ts'

/** The record lies on the lane, with its middle here; the gate of its station stands at the right edge. */
export const [WIDTH, HEIGHT, LANE] = [240, 220, 96]
const [LEFT, RIGHT, TOP, BOTTOM] = [56, 168, LANE - 24, LANE + 24]
const cells = [LEFT + 38, LEFT + 76]

/** A row of a table with its three fields. */
const row = rectangle(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP)
const fields = cells.map((x) => `M${x} ${TOP}V${BOTTOM}`).join('')

interface Shape {
  body: string
  fine: string
  accent?: string
}

/** What the record looks like at each station. */
export const shapes: readonly Shape[] = [
  // As it was entered.
  { body: row, fine: `${fields}M64 ${LANE}h22M102 ${LANE}h22M140 ${LANE}h20` },
  // The same, with the time at which it arrived.
  {
    body: row,
    fine: `${fields}M64 ${LANE}h22M102 ${LANE}h22M140 ${LANE}h20${circle(112, 44, 14)}`,
    accent: 'M112 35V44L118 48',
  },
  // With its key, and one field masked.
  {
    body: row,
    fine: `${fields}${hatch(cells[1] ?? 0, TOP, RIGHT - (cells[1] ?? 0), BOTTOM - TOP, 6)}M102 ${LANE}h22`,
    accent: `${circle(70, LANE, 6)}M76 ${LANE}h12v6`,
  },
  // As a part of a sum.
  {
    body: rectangle(84, 48, 56, 96),
    fine: `M84 64h56M84 112h56M84 128h56${tick([84, 48])}${tick([84, 144])}`,
    accent: rectangle(84, 80, 56, 32),
  },
  // As a figure on a sheet, with what was decided.
  { body: rectangle(76, 36, 72, 120), fine: 'M88 124h48M88 138h30', accent: 'M90 84l14 14l30-36' },
]

/** The same lane from top to bottom: as wide as this, with the record in its middle and the gate at its lower edge. */
export const DOWN = { width: 160, height: 220, lane: 80, gate: 196 }

/** What moves a record from the middle of the one lane to that of the other. */
export const toDown = `translate(${DOWN.lane - 112} 0)`

/** Where the record begins and ends on the way down. The time of its arrival stands over it. */
const heights = [
  [TOP, BOTTOM],
  [30, BOTTOM],
  [TOP, BOTTOM],
  [48, 144],
  [36, 156],
] as const

export const waysDown = (station: number) => {
  const [top, bottom] = heights[station] ?? [0, 0]
  return [
    station === 0 ? '' : line([DOWN.lane, 0], [DOWN.lane, top]),
    line([DOWN.lane, bottom], [DOWN.lane, DOWN.gate]),
  ]
}

export const onwardDown = line([DOWN.lane, DOWN.gate], [DOWN.lane, DOWN.height])
export const quarantineDown = `M${DOWN.lane} 172H116${rectangle(116, 158, 36, 28)}`
export const gateDown = rectangle(8, 190, 48, 12) + rectangle(104, 190, 48, 12)

/** From the edge to the record, and from there to the gate. */
export const ways = (station: number) => [
  station === 0 ? '' : line([0, LANE], [station < 3 ? LEFT : 76, LANE]),
  line([station < 3 ? RIGHT : 148, LANE], [WIDTH - 24, LANE]),
]

/** Beyond the gate the record goes on to the next station. */
export const onward = line([WIDTH - 24, LANE], [WIDTH, LANE]) + arrowhead(WIDTH - 4, LANE)

/** Where a record is held back: below its gate. */
export const quarantine = `M${WIDTH - 24} ${LANE + 14}V176H150${rectangle(84, 162, 66, 28)}`

/** Two posts, between which the lane leads. */
export const gate = rectangle(WIDTH - 30, 20, 12, 60) + rectangle(WIDTH - 30, 112, 12, 88)
