import { Drawing, Path } from '@lintel/kit/drawings/parts.tsx'
import { hatch, rectangle, times } from '@lintel/kit/drawings/paths.ts'
import type { ReactNode } from 'react'
import type { BlockOf } from '#components/blocks/schemas.ts'

type Row = BlockOf<'charges'>['rows'][number]

const [WIDE, HIGH] = [200, 184]

/** A bar as wide as its place: time worked, below the line that it may not pass. */
function Capped({ x, width, worked, cap }: { x: number; width: number; worked: number; cap: number }) {
  return (
    <>
      <Path ink="ground" strokeOpacity={1} d={hatch(x, HIGH - worked, width, worked, 10)} />
      <Path ink="part" className="fill-none" d={rectangle(x, HIGH - worked, width, worked)} />
      <Path ink="hidden" d={`M${x} ${HIGH - worked}V${HIGH - cap}m${width} 0V${HIGH - worked}`} />
      <Path ink="accent" strokeWidth={3} d={`M${x} ${HIGH - cap}h${width}`} />
    </>
  )
}

const bars: Record<Row['drawn'], ReactNode> = {
  fixed: (
    <>
      <Path className="fill-text" d={rectangle(0, HIGH - 96, 200, 96)} />
      <Path ink="accent" strokeWidth={3} d={`M0 ${HIGH - 96}h200`} />
    </>
  ),
  capped: <Capped x={0} width={200} worked={104} cap={150} />,
  sliced: times(4, (slice) => (
    <Capped key={slice} x={slice * 52} width={44} worked={[120, 96, 140, 84][slice] ?? 0} cap={176} />
  )),
  open: <Path ink="hidden" d={`M0 ${HIGH}v-72m200 0v72M0 ${HIGH - 72}h200`} />,
}

/** What each step may cost, drawn as bars; the table below it says the same in words. */
export function CapLadder({ rows, caption }: { rows: Row[]; caption: string }) {
  return (
    <figure className="mt-10 md:mt-14" aria-hidden="true">
      <ol className="grid gap-x-4 gap-y-4 md:auto-cols-fr lg:gap-x-8 md:grid-flow-col md:grid-rows-[auto_auto] md:gap-y-0">
        {rows.map(({ step, basis, drawn }) => (
          <li
            key={step}
            className="grid grid-cols-[1fr_44%] items-center gap-x-4 max-md:border-b max-md:border-line max-md:pb-4 md:row-span-2 md:grid-cols-1 md:grid-rows-subgrid md:items-start"
          >
            <div className="border-b-2 border-text max-md:order-1">
              <Drawing width={WIDE} height={HIGH}>
                {bars[drawn]}
              </Drawing>
            </div>
            <div className="md:pt-4">
              <p className="font-semibold text-balance">{step}</p>
              <p className="mt-1 text-small text-muted">{basis}</p>
            </div>
          </li>
        ))}
      </ol>
      <figcaption className="mt-5 max-w-measure text-small text-muted">{caption}</figcaption>
    </figure>
  )
}
