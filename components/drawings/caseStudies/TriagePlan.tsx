import { Dimension, Label, Path } from '@lintel/kit/drawings/parts.tsx'
import { arrow, line, points, rectangle, times } from '@lintel/kit/drawings/paths.ts'
import { paper, person } from '#components/drawings/caseStudies/symbols.ts'

const QUEUE = 6
const URGENT = 1
const [LEFT, PITCH, BENCH] = [32, 40, 140]
const place = (index: number) => LEFT + index * PITCH

/** Requests in one line before one reader; the urgent one stands near its end. */
export function TriageBefore() {
  const reader = 336
  const sheets = times(QUEUE, (index) => paper(place(index), BENCH - 34))
  return (
    <>
      <Path ink="part" d={sheets.join('')} />
      <Path ink="accent" d={rectangle(place(URGENT), BENCH - 34, 26, 34)} />
      <Path ink="fine" d={arrow([place(QUEUE) - 6, BENCH - 17], [reader - 34, BENCH - 17])} />
      <Path ink="body" d={rectangle(reader - 28, BENCH - 46, 56, 46)} />
      <Path ink="outline" d={person(reader, BENCH - 24)} />
      <Path ink="cut" d={`M16 ${BENCH}H384`} />
      <Path ink="hidden" d={line([place(URGENT) + 13, BENCH + 6], [place(URGENT) + 13, 196])} />
      <Path ink="hidden" d={line([reader, BENCH + 6], [reader, 196])} />
      <Dimension along={points([place(URGENT) + 13, 196], [reader, 196])} />
      <Label x={LEFT} y={84} anchor="start" text="In order of arrival" />
      <Label x={reader} y={84} text="Reader" />
      <Label x={(place(URGENT) + 13 + reader) / 2} y={222} text="The urgent one waits" />
    </>
  )
}

const lanes = [64, 120, 176] as const
const [GATE, TOP, HIGH] = [148, 36, 168]
/** Where the requests stand before the gate, and behind it. */
const arriving = [58, 24, 92]
const [sorted, urgent] = [[232, 216], 248]

/** A gate adds what it proposes, three lanes lead to staff who confirm, and the record lies below. */
export function TriageAfter() {
  const staff = 336
  const top = (lane: number) => lane - 17
  const [first, ...others] = lanes
  return (
    <>
      <Path
        ink="fine"
        d={lanes.map((y, index) => line([(arriving[index] ?? 0) + 26, y], [GATE, y])).join('')}
      />
      <Path ink="part" d={lanes.map((y, index) => paper(arriving[index] ?? 0, top(y))).join('')} />
      <Path ink="fine" d={others.map((y) => arrow([GATE + 26, y], [staff - 48, y])).join('')} />
      <Path ink="accent" d={arrow([GATE + 26, first], [staff - 48, first])} />
      <Path
        ink="part"
        d={others.map((y, index) => paper(sorted[index] ?? 0, top(y))).join('') + paper(urgent, top(first))}
      />
      <Path ink="accent" d={rectangle(urgent, top(first), 26, 34)} />
      <Path ink="body" d={rectangle(GATE, TOP, 26, HIGH) + rectangle(staff - 44, TOP, 88, HIGH)} />
      <Path ink="lit" d={rectangle(GATE, TOP, 26, HIGH)} />
      <Path ink="outline" d={person(staff, 118)} />
      <Path ink="cut" d="M16 232H384" />
      <Path
        ink="fine"
        d={times(19, (index) => `M${24 + index * 19} 232v${index % 4 === 0 ? 12 : 7}`).join('')}
      />
      <Path ink="accent" d={arrow([staff, TOP + HIGH], [staff, 230])} />
      <Label x={GATE + 18} y={TOP + HIGH / 2} text="Proposal" upright className="fill-text" />
      <Label x={staff} y={64} text="Staff" />
      <Label x={staff} y={164} text="Confirm" />
      <Label x={24} y={264} anchor="start" text="Record: who decided" />
    </>
  )
}
