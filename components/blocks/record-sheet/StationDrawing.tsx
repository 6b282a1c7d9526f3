import { Drawing, Grid, Path } from '@lintel/kit/drawings/parts.tsx'
import { cross } from '@lintel/kit/drawings/paths.ts'
import { lit } from '#components/sheets/parts.tsx'
import { gate, HEIGHT, LANE, onward, quarantine, shapes, WIDTH, ways } from './stations.ts'

interface StationDrawingProps {
  station: number
  /** All states that the sheet may be in, in the order of the stations, and the one that it shows at first. */
  states: readonly string[]
  shown: string
}

/** The record at one station, its gate, and where it waits if the contract is broken. */
export function StationDrawing({ station, states, shown }: StationDrawingProps) {
  const { body, fine, accent } = shapes[station] ?? { body: '', fine: '' }
  const [arriving, leaving] = ways(station)
  const [stop, reached, passed] = [[states[station] ?? ''], states.slice(station), states.slice(station + 1)]
  return (
    <Drawing width={WIDTH} height={HEIGHT}>
      <Grid width={WIDTH} height={HEIGHT} />
      <Path ink="hidden" d={`${arriving}${leaving}${onward}`} />
      <g className={`sheet-lit sheet-lag-${station}`} {...lit(reached, shown)}>
        <Path ink="accent" strokeWidth="3" d={`${arriving}${leaving}`} />
      </g>
      <g className={`sheet-lit sheet-lag-${station}`} {...lit(passed, shown)}>
        <Path ink="accent" strokeWidth="3" d={onward} />
      </g>
      <Path ink="cut" className="fill-line stroke-text" d={gate} />
      <g className="sheet-dim" {...lit(reached, shown)}>
        <Path ink="body" d={body} />
        <Path ink="fine" d={fine} />
        {accent && <Path ink="accent" d={accent} />}
      </g>
      <g className={`sheet-lit sheet-lag-${station}`} {...lit(stop, shown)}>
        <Path ink="awaited" d={quarantine} />
        <circle
          cx={WIDTH - 24}
          cy={LANE}
          r="15"
          className="fill-background stroke-accent-text"
          strokeWidth="2"
        />
        <Path ink="accent" d={cross(WIDTH - 24, LANE)} />
      </g>
    </Drawing>
  )
}
