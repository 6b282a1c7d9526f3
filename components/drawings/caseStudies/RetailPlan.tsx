import type { Claim } from '@lintel/engine/schemas/claim.ts'
import { Label, Nodes, Path } from '@lintel/kit/drawings/parts.tsx'
import { arrow, hatch, line, type Point, rectangle, times } from '@lintel/kit/drawings/paths.ts'
import { amount } from '@lintel/kit/ui/claimAmount.ts'
import { person } from '#components/drawings/caseStudies/symbols.ts'

const ITEMS = 9
const [TOP, STEP, GROUND] = [92, 17, 240]
const [START, STOCK, WIDTH] = [40, 308, 56]
const FULL = 180

const row = (index: number) => TOP + index * STEP
const starts = times(ITEMS, (index): Point => [START, row(index)])

/** Every item runs through one desk, and stock is high. */
export function RetailBefore() {
  const desk: Point = [176, row(4)]
  return (
    <>
      <Path ink="fine" d={starts.map(([x, y]) => line([x, y], [88, y], desk)).join('')} />
      <Path ink="fine" d={starts.map(([, y]) => line(desk, [264, y], [STOCK, y])).join('')} />
      <Nodes at={starts} radius={3} open />
      <Stock height={FULL} />
      <Desk at={desk} />
      <Label x={START} y={TOP - 20} anchor="start" text="Items" />
      <Label x={desk[0]} y={desk[1] - 34} text="Planner" />
    </>
  )
}

const EXCEPTIONS = 2
const [FORECAST, BREADTH] = [104, 28]

/** A forecast stands across all items; two run by the planner, and the stock is as much lower as was measured. */
export function RetailAfter({ inventory }: { inventory: Claim }) {
  const top = TOP - 24
  const desk: Point = [212, TOP + STEP / 2]
  const ends = (from: number, to: number) => starts.slice(from, to).map(([, y]) => y)
  const flow = (y: number) => arrow([FORECAST + BREADTH, y], [STOCK, y])
  return (
    <>
      <Path ink="fine" d={starts.map(([x, y]) => line([x, y], [FORECAST, y])).join('')} />
      <Path ink="accent" d={ends(EXCEPTIONS, ITEMS).map(flow).join('')} />
      <Path ink="hidden" d={ends(0, EXCEPTIONS).map(flow).join('')} />
      <Nodes at={starts} radius={3} open />
      <Path ink="hidden" d={rectangle(STOCK, GROUND - FULL, WIDTH, FULL)} />
      <Stock height={FULL * (1 - amount(inventory) / 100)} />
      <Path ink="body" d={rectangle(FORECAST, top, BREADTH, GROUND - top)} />
      <Path ink="lit" d={rectangle(FORECAST, top, BREADTH, GROUND - top)} />
      <Desk at={desk} />
      <Label x={START} y={TOP - 20} anchor="start" text="Items" />
      <Label x={FORECAST + 19} y={(top + GROUND) / 2} text="Forecast" upright className="fill-text" />
      <Label x={desk[0]} y={desk[1] - 34} text="Exceptions" />
    </>
  )
}

function Desk({ at: [x, y] }: { at: Point }) {
  return (
    <>
      <Path ink="body" d={rectangle(x - 22, y - 22, 44, 44)} />
      <Path ink="outline" d={person(x, y - 2)} />
    </>
  )
}

function Stock({ height }: { height: number }) {
  const top = GROUND - height
  return (
    <>
      <Path ink="part" d={rectangle(STOCK, top, WIDTH, height)} />
      <Path ink="hatching" d={hatch(STOCK, top, WIDTH, height, 10)} />
      <Path ink="cut" d={`M24 ${GROUND}H376`} />
      <Label x={STOCK + WIDTH / 2} y={264} text="Stock" />
    </>
  )
}
