import type { FigureProps } from '#components/drawings/figures/figure.ts'
import { Label, Path } from '#components/drawings/parts.tsx'
import { rectangle, times } from '#components/drawings/paths.ts'

const [BOX, PITCH] = [34, 51]
const [FOUND, REDESIGNED, LEGEND] = [36, 112, 178]
const at = (index: number) => 4 + index * PITCH

/** Which steps of the eight become what, and where each kind stands in the legend. */
const automated = [0, 3, 4, 7]
const assisted = [1]
const alone = [6]
const removed = [2, 5]
const cross = (x: number, y: number) => `M${x - 6} ${y - 6}l12 12m0-12l-12 12`
const boxes = (of: number[], swatch: number) =>
  [...of.map((index) => rectangle(at(index), REDESIGNED, BOX, 26)), rectangle(swatch, LEGEND, 16, 12)].join(
    '',
  )

/** A process of eight steps as it was found and as it is redesigned, in the outlines of the three verdicts. */
export function StepVerdicts({ labels }: FigureProps) {
  const [found, redesigned, automate, assist, leave, remove] = labels
  const gaps = times(7, (index) => `M${at(index) + BOX} ${FOUND + 13}h${PITCH - BOX}`).join('')
  return (
    <>
      <Path
        ink="fine"
        d={gaps + times(8, (index) => `M${at(index) + BOX / 2} 66V108`).join('')}
        strokeDasharray="2 5"
      />
      <Path ink="cut" d={times(8, (index) => rectangle(at(index), FOUND, BOX, 26)).join('')} />
      <Path
        ink="fine"
        d={[...removed.map((index) => cross(at(index) + BOX / 2, 125)), cross(316, 184)].join('')}
      />
      <Path ink="accent" d={boxes(automated, 4)} />
      <Path ink="accent" strokeDasharray="5 4" d={boxes(assisted, 118)} />
      <Path className="stroke-muted" strokeWidth="2" strokeDasharray="0 5" d={boxes(alone, 216)} />
      <Label x={4} y={24} anchor="start" text={found} />
      <Label x={4} y={158} anchor="start" text={redesigned} />
      <Label x={26} y={189} anchor="start" text={automate} />
      <Label x={140} y={189} anchor="start" text={assist} />
      <Label x={238} y={189} anchor="start" text={leave} />
      <Label x={330} y={189} anchor="start" text={remove} />
    </>
  )
}
