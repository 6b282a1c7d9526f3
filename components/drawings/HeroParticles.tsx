import { Drawing, Path } from '#components/drawings/parts.tsx'
import { seededRandom } from '#components/drawings/random.ts'

const COUNT = 50
const STEP = 48
const [COLUMNS, ROWS] = [30, 18]
const MOTIONS = ['particle-east', 'particle-west', 'particle-north', 'particle-south'] as const
const PACES = ['particle-slow', 'particle-even', 'particle-quick'] as const

interface Particle {
  x: number
  y: number
  radius: number
  motion: (typeof MOTIONS)[number]
  pace: (typeof PACES)[number]
}

/** Nodes on crossings of the grid, no two on one crossing; the same at every build. */
export function particles(count = COUNT): Particle[] {
  const random = seededRandom('particles')
  const taken = new Set<number>()
  while (taken.size < count) taken.add(Math.floor(random() * (COLUMNS - 1) * (ROWS - 1)))
  return [...taken].map((crossing, index) => ({
    x: (1 + (crossing % (COLUMNS - 1))) * STEP,
    y: (1 + Math.floor(crossing / (COLUMNS - 1))) * STEP,
    radius: 2 + (index % 3) * 0.5,
    motion: MOTIONS[index % MOTIONS.length] ?? 'particle-east',
    pace: PACES[Math.floor(index / 4) % PACES.length] ?? 'particle-even',
  }))
}

/**
 * The nodes of the blueprint grid behind the hero; each has the stretch of line that it drifts along. Those that drift
 * alike move as one: a browser has twelve animations to keep instead of fifty.
 */
export function HeroParticles() {
  const nodes = particles()
  return (
    <Drawing
      width={COLUMNS * STEP}
      height={ROWS * STEP}
      fill
      className="hero-particles absolute inset-0 size-full"
    >
      <Path className="stroke-line" d={nodes.map(track).join('')} />
      <g className="fill-accent" fillOpacity="0.8">
        {Object.entries(Object.groupBy(nodes, ({ motion, pace }) => `${motion} ${pace}`)).map(
          ([drift, together = []]) => (
            <g key={drift} className={`particles ${drift}`}>
              {together.map(({ x, y, radius }) => (
                <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
              ))}
            </g>
          ),
        )}
      </g>
    </Drawing>
  )
}

function track({ x, y, motion }: Particle): string {
  const level = motion === 'particle-east' || motion === 'particle-west'
  return level ? `M${x - STEP} ${y}h${STEP * 2}` : `M${x} ${y - STEP}v${STEP * 2}`
}
