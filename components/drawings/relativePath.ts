import { round } from '#components/drawings/paths.ts'

type Position = [x: number, y: number]

const command = /([achlmqvz])([^achlmqvz]*)/gi
const number = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi

/**
 * The same path with every point counted from the one before, to a tenth of a unit. What repeats along a drawing, as
 * hatching and ticks do, then repeats in its text too, and compresses to a fifth.
 * @param path one set of numbers to each command, as the drawings write them: M, L, H, V, C, Q, A and Z in either case
 */
export function relativePath(path: string): string {
  let at: Position = [0, 0]
  let start: Position = at
  return Array.from(path.matchAll(command), ([, letter = '', written = '']) => {
    const kind = letter.toLowerCase()
    if (kind === 'z') {
      at = start
      return 'z'
    }
    const numbers = (written.match(number) ?? []).map(Number)
    const points = pointsOf(kind, numbers, letter === kind ? at : undefined, at)
    const text = kind === 'a' ? arcText(numbers, points, at) : textOf(kind, points, at)
    at = points.at(-1) ?? at
    if (kind === 'm') start = at
    return text
  }).join('')
}

/** Where a command leads to, and past which control points. */
function pointsOf(kind: string, numbers: number[], origin: Position | undefined, at: Position): Position[] {
  const [x, y] = origin ?? [0, 0]
  const [first = 0] = numbers
  if (kind === 'h') return [[round(x + first), at[1]]]
  if (kind === 'v') return [[at[0], round(y + first)]]
  const coordinates = kind === 'a' ? numbers.slice(5) : numbers
  return Array.from({ length: coordinates.length / 2 }, (_, index) => [
    round(x + (coordinates[index * 2] ?? 0)),
    round(y + (coordinates[index * 2 + 1] ?? 0)),
  ])
}

function textOf(kind: string, points: Position[], at: Position): string {
  const steps = points.map((point) => stepTo(point, at))
  const [across = 0, down = 0] = steps[0] ?? []
  const isLine = kind === 'l' || kind === 'h' || kind === 'v'
  if (isLine && down === 0) return `h${across}`
  if (isLine && across === 0) return `v${down}`
  return kind + joined(steps.flat())
}

function arcText([across = 0, down = 0, ...turns]: number[], points: Position[], at: Position): string {
  const steps = points.flatMap((point) => stepTo(point, at))
  return `a${joined([round(across), round(down), ...turns.slice(0, 3), ...steps])}`
}

const stepTo = ([x, y]: Position, at: Position): Position => [round(x - at[0]), round(y - at[1])]

/** A minus sign parts two numbers as well as a space does. */
const joined = (numbers: number[]) => numbers.join(' ').replaceAll(' -', '-')
