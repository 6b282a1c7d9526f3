import { Label, Nodes, Path } from '@lintel/kit/drawings/parts.tsx'
import { arrow, points, rectangle } from '@lintel/kit/drawings/paths.ts'
import { paper, person } from '#components/drawings/caseStudies/symbols.ts'

const GROUND = 240
const [BEAM, DEPTH] = [64, 40]
const [LEFT, RIGHT, POST] = [40, 304, 56]
const SPAN = RIGHT + POST - LEFT
const DESK = 200

/** Two systems with a gap between them, over which somebody carries documents. */
export function BackOfficeBefore() {
  return (
    <>
      <Path ink="hidden" d={rectangle(LEFT, BEAM, SPAN, DEPTH)} />
      <Posts />
      <Path ink="part" d={paper(118, 156)} />
      <Path ink="part" d={paper(256, 156)} />
      <Path ink="fine" d={arrow([150, 173], [170, 173]) + arrow([230, 173], [250, 173])} />
      <Path ink="part" d={person(DESK, 173)} />
      <Label x={DESK} y={BEAM + 25} text="No beam" />
      <Label x={DESK} y={138} text="Typed by hand" />
    </>
  )
}

/** The gap is spanned: what can be read and passes its checks is posted, the rest goes down to a person. */
export function BackOfficeAfter() {
  const third = SPAN / 3
  return (
    <>
      <Posts />
      <Path ink="body" d={rectangle(LEFT, BEAM, SPAN, DEPTH)} />
      <Path ink="lit" d={rectangle(LEFT, BEAM, SPAN, DEPTH)} />
      <Path ink="outline" d={`M${LEFT + third} ${BEAM}v${DEPTH}M${LEFT + 2 * third} ${BEAM}v${DEPTH}`} />
      <Path ink="accent" d={arrow([LEFT, 44], [RIGHT + POST, 44])} />
      <Path ink="hidden" d={arrow([DESK, BEAM + DEPTH], [DESK, 144])} />
      <Nodes at={points([LEFT + POST / 2, BEAM + DEPTH], [RIGHT + POST / 2, BEAM + DEPTH])} />
      <Path ink="part" d={person(DESK, 173)} />
      {['Read', 'Check', 'Post'].map((text, index) => (
        <Label key={text} x={LEFT + (index + 0.5) * third} y={BEAM + 25} text={text} className="fill-text" />
      ))}
      <Label x={DESK} y={212} text="Exceptions" />
    </>
  )
}

function Posts() {
  const top = BEAM + DEPTH
  return (
    <>
      <Path
        ink="body"
        d={rectangle(LEFT, top, POST, GROUND - top) + rectangle(RIGHT, top, POST, GROUND - top)}
      />
      <Path ink="cut" d={`M16 ${GROUND}H384`} />
      <Label x={LEFT + POST / 2 + 5} y={172} text="System A" upright />
      <Label x={RIGHT + POST / 2 + 5} y={172} text="System B" upright />
    </>
  )
}
