import { Drawing, Grid, Path } from '@lintel/kit/drawings/parts.tsx'
import type { ReactNode } from 'react'
import { seededRandom } from '#components/drawings/random.ts'

const COUNT = 50
const [COLUMNS, ROWS] = [30, 18]
const MOTIONS = ['particles-east', 'particles-west', 'particles-north', 'particles-south'] as const

interface Particle {
  x: number
  y: number
  motion: (typeof MOTIONS)[number]
}

/** Nodes on crossings of the grid, no two on one crossing; the same at every build. */
function particles(count = COUNT): Particle[] {
  const random = seededRandom('particles')
  const crossings = new Set<number>()
  while (crossings.size < count) crossings.add(Math.floor(random() * (COLUMNS - 1) * (ROWS - 1)))
  return [...crossings].map((crossing, index) => ({
    x: 1 + (crossing % (COLUMNS - 1)),
    y: 1 + Math.floor(crossing / (COLUMNS - 1)),
    motion: MOTIONS[index % MOTIONS.length] ?? 'particles-east',
  }))
}

/**
 * The nodes of the blueprint grid behind the hero, which drift along its lines, hardly darker than these. Those that drift
 * alike are one drawing, as the browser moves whole drawings without asking the page, but not the parts of one.
 */
export function HeroParticles() {
  const nodes = particles()
  return (
    <div className="hero-particles absolute inset-0 overflow-hidden" aria-hidden="true">
      <Sheet>
        <Grid width={COLUMNS} height={ROWS} step={1} />
      </Sheet>
      {MOTIONS.map((motion) => (
        <div key={motion} className={`particles ${motion} absolute inset-0`}>
          <Sheet>
            <Path
              className="stroke-edge"
              strokeOpacity="0.6"
              strokeWidth="3"
              d={nodes.flatMap((node) => (node.motion === motion ? `M${node.x} ${node.y}h0` : [])).join('')}
            />
          </Sheet>
        </div>
      ))}
    </div>
  )
}

function Sheet({ children }: { children: ReactNode }) {
  return (
    <Drawing width={COLUMNS} height={ROWS} fill className="absolute inset-0 size-full">
      {children}
    </Drawing>
  )
}
