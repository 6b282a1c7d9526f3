import { Drawing, Path } from '@lintel/kit/drawings/parts.tsx'
import { hatch, rectangle, times } from '@lintel/kit/drawings/paths.ts'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { BlockOf } from '#components/blocks/schemas.ts'

type Row = BlockOf<'charges'>['rows'][number]

const [WIDE, HIGH] = [200, 264]

/** A bar as wide as its place: time worked, below the line that it may not pass. */
function Capped({ x, width, worked, cap }: { x: number; width: number; worked: number; cap: number }) {
  return (
    <>
      <Path ink="ground" strokeOpacity={1} d={hatch(x, HIGH - worked, width, worked, 10)} />
      <Path ink="outline" d={rectangle(x, HIGH - worked, width, worked)} />
      <Path ink="hidden" d={`M${x} ${HIGH - worked}V${HIGH - cap}m${width} 0V${HIGH - worked}`} />
      <Path ink="accent" strokeWidth={3} d={`M${x} ${HIGH - cap}h${width}`} />
    </>
  )
}

const bars: Record<Row['drawn'], ReactNode> = {
  fixed: (
    <>
      <Path className="fill-text" d={rectangle(0, HIGH - 138, 200, 138)} />
      <Path ink="accent" strokeWidth={3} d={`M0 ${HIGH - 138}h200`} />
    </>
  ),
  capped: <Capped x={1} width={198} worked={150} cap={216} />,
  sliced: times(4, (slice) => (
    <Capped key={slice} x={slice * 52 + 1} width={42} worked={[172, 138, 200, 120][slice] ?? 0} cap={254} />
  )),
  open: <Path ink="hidden" d={`M1 ${HIGH}v-104h198v104`} />,
}

/** What each step may cost, drawn as bars; the table below it says the same in words. */
export function CapLadder({ rows, caption }: { rows: Row[]; caption: string }) {
  return (
    <figure className="mt-10 md:mt-14" aria-hidden="true">
      <ol className="grid gap-x-4 gap-y-4 md:auto-cols-fr md:grid-flow-col md:grid-rows-[auto_auto] md:gap-x-8 md:gap-y-0">
        {rows.map(({ step, basis, drawn }, index) => (
          <li
            key={step}
            className="grid grid-cols-[1fr_44%] items-end gap-x-4 max-md:border-b-2 max-md:border-text md:row-span-2 md:grid-cols-1 md:grid-rows-subgrid md:items-start"
          >
            <div
              className={clsx(
                'border-text max-md:order-1 md:border-b-2',
                // The ground is one line under all of them.
                index < rows.length - 1 && 'md:runs-on',
              )}
            >
              <Drawing width={WIDE} height={HIGH} stretch className="block h-18 w-full md:h-70">
                {bars[drawn]}
              </Drawing>
            </div>
            <div className="max-md:self-center md:pt-4">
              <p className="font-semibold text-balance md:text-[1.0625rem] md:leading-snug">{step}</p>
              <p className="mt-1 text-small text-muted">{basis}</p>
            </div>
          </li>
        ))}
      </ol>
      <figcaption className="mt-5 max-w-measure text-small text-muted">{caption}</figcaption>
    </figure>
  )
}
