import { Drawing, Grid, Path } from '@lintel/kit/drawings/parts.tsx'
import { cross } from '@lintel/kit/drawings/paths.ts'
import { lit } from '#components/sheets/parts.tsx'
import * as lane from './stations.ts'

interface StationDrawingProps {
  station: number
  /** All states that the sheet may be in, in the order of the stations, and the one that it shows at first. */
  states: readonly string[]
  shown: string
}

const { WIDTH, HEIGHT, LANE, DOWN } = lane

/** The record at one station, its gate, and where it waits if the contract is broken: along the page, and down it. */
export function StationDrawing({ station, states, shown }: StationDrawingProps) {
  const along = {
    size: { width: WIDTH, height: HEIGHT },
    ways: lane.ways(station),
    onward: lane.onward,
    gate: lane.gate,
    quarantine: lane.quarantine,
    stop: [WIDTH - 24, LANE],
  } as const
  const down = {
    size: { width: DOWN.width, height: DOWN.height },
    ways: lane.waysDown(station),
    onward: lane.onwardDown,
    gate: lane.gateDown,
    quarantine: lane.quarantineDown,
    stop: [DOWN.lane, DOWN.gate],
  } as const
  const { body, fine, accent } = lane.shapes[station] ?? { body: '', fine: '' }
  const [stops, reached, passed] = [[states[station] ?? ''], states.slice(station), states.slice(station + 1)]
  return [along, down].map(({ size, ways, onward, gate, quarantine, stop }) => (
    <Drawing key={gate} {...size} className={size.width === DOWN.width ? 'sheet-down' : ''}>
      <Grid {...size} />
      <Path ink="hidden" d={`${ways.join('')}${onward}`} />
      <g className={`sheet-lit sheet-lag-${station}`} {...lit(reached, shown)}>
        <Path ink="accent" strokeWidth="3" d={ways.join('')} />
      </g>
      <g className={`sheet-lit sheet-lag-${station}`} {...lit(passed, shown)}>
        <Path ink="accent" strokeWidth="3" d={onward} />
      </g>
      <Path ink="cut" className="fill-line stroke-text" d={gate} />
      <g
        className="sheet-dim"
        transform={size.width === DOWN.width ? lane.toDown : undefined}
        {...lit(reached, shown)}
      >
        <Path ink="body" d={body} />
        <Path ink="fine" d={fine} />
        {accent && <Path ink="accent" d={accent} />}
      </g>
      <g className={`sheet-lit sheet-lag-${station}`} {...lit(stops, shown)}>
        <Path ink="awaited" d={quarantine} />
        <circle
          cx={stop[0]}
          cy={stop[1]}
          r="15"
          className="fill-background stroke-accent-text"
          strokeWidth="2"
        />
        <Path ink="accent" d={cross(...stop)} />
      </g>
    </Drawing>
  ))
}
