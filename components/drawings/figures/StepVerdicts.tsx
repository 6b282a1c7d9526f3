import { Label, Path } from '@lintel/kit/drawings/parts.tsx'
import { cross, rectangle, times } from '@lintel/kit/drawings/paths.ts'
import type { FigureProps } from '#components/drawings/figures/figure.ts'

const [BOX, PITCH] = [34, 51]
const [FOUND, REDESIGNED, LEGEND] = [34, 106, 164]
const at = (index: number) => 4 + index * PITCH

/** Which steps of the eight become what. */
const automated = [0, 3, 4, 7]
const assisted = [1]
const alone = [6]
const removed = [2, 5]
/** The boxes of one kind, and its swatch in the legend. */
const boxes = (of: number[], swatch: number) =>
  [...of.map((index) => rectangle(at(index), REDESIGNED, BOX, 26)), rectangle(swatch, LEGEND, 16, 12)].join(
    '',
  )

/** The line on which the steps of a row stand. */
const way = (top: number) => `M${at(0)} ${top + 13}H${at(7) + BOX}`

/** A process of eight steps as it was found and as it is redesigned, in the outlines of the three verdicts. */
export function StepVerdicts({ labels }: FigureProps) {
  const [found, redesigned, automate, assist, leave, remove] = labels
  return (
    <>
      <Path ink="fine" d={[FOUND, REDESIGNED].map(way).join('')} />
      <Path ink="body" d={times(8, (index) => rectangle(at(index), FOUND, BOX, 26)).join('')} />
      <Path
        ink="fine"
        d={[...removed.map((index) => cross(at(index) + BOX / 2, REDESIGNED + 13)), cross(316, 170)].join('')}
      />
      <Path ink="accent" className="stroke-accent-text fill-background" d={boxes(automated, 4)} />
      <Path
        ink="accent"
        className="stroke-accent-text fill-background"
        strokeDasharray="5 4"
        d={boxes(assisted, 118)}
      />
      <Path
        className="stroke-muted fill-background"
        strokeWidth="2"
        strokeDasharray="0 5"
        d={boxes(alone, 216)}
      />
      <Label x={4} y={24} anchor="start" text={found} />
      <Label x={4} y={94} anchor="start" text={redesigned} />
      <Label x={26} y={175} anchor="start" text={automate} />
      <Label x={140} y={175} anchor="start" text={assist} />
      <Label x={238} y={175} anchor="start" text={leave} />
      <Label x={330} y={175} anchor="start" text={remove} />
    </>
  )
}
