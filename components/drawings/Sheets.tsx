import { Nodes, Path, Sheet } from '@lintel/kit/drawings/parts.tsx'
import { line, points, rectangle, times } from '@lintel/kit/drawings/paths.ts'

const [WIDE, HIGH] = [200, 96]
/** The sheet that somebody is about to read, from the front, and how far it is drawn out. */
const [READ, OUT] = [3, 30]

/** Where each sheet of the file stands, from the front one to the last. */
const SHEETS = times(6, (index) => ({
  x: 40 + index * 24,
  y: 96 - index * 9 - (index === READ ? OUT : 0),
}))
const { x: left, y: top } = SHEETS[READ] as (typeof SHEETS)[number]

/** A file of drawings, one of which is drawn out to be read. */
export function Sheets() {
  return (
    <Sheet width={400} height={200}>
      {SHEETS.toReversed().map(({ x, y }) => (
        <Path key={x} ink="part" d={rectangle(x, y, WIDE, HIGH)} />
      ))}
      <Path
        ink="accent"
        d={line([left, top + OUT], [left, top], [left + WIDE, top], [left + WIDE, top + HIGH - 9])}
      />
      <Path ink="outline" d={`M${left + 16} ${top + 20}h64`} />
      <Path ink="fine" d="M56 116h72M56 128h104M56 140h88M168 168h56M168 180h56M160 160v32" />
      <Path ink="cut" d="M24 192H376" />
      <Nodes at={points([left, top], [left + WIDE, top])} />
    </Sheet>
  )
}
