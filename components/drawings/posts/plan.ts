import { line, type Point, rectangle, round, times } from '@lintel/kit/drawings/paths.ts'
import type { Axis, Dice, Family, Pen } from '#components/drawings/posts/pen.ts'

const [LEFT, TOP, WIDTH, HEIGHT] = [120, 56, 560, 256]
const WALL = 8
const DOOR = 30

/** A floor plan: two rows of rooms along a corridor, with doors, windows and the way through. */
export const plan: Family = (pen, dice) => {
  const corridor = dice.length(40, 56)
  const upper = TOP + dice.length(88, 120)
  const lower = upper + corridor
  const rooms = { upper: divide(dice), lower: divide(dice) }
  pen.draw('solid', outerWall())
  windows(pen, rooms.upper, TOP)
  windows(pen, rooms.lower, TOP + HEIGHT - WALL)
  columns(pen, rooms.upper, upper)
  const doors = [
    row(pen, dice, rooms.upper, TOP, upper, -1),
    row(pen, dice, rooms.lower, lower, TOP + HEIGHT, 1),
  ].flat()
  const middle = (upper + lower) / 2
  const goal = doors[dice.whole(0, doors.length - 1)] ?? [LEFT + 200, upper]
  const inside: Point = [goal[0], goal[1] + (goal[1] < middle ? -44 : 44)]
  pen.draw('mask', rectangle(LEFT - 1, middle - 18, WALL + 2, 36))
  pen.draw('accent', line([72, middle], [goal[0], middle], inside))
  pen.nodes([72, middle], [goal[0], middle], inside)
  pen.axes(...[...rooms.upper, LEFT + WIDTH].map((x, index): Axis => [x, 32, String(index + 1)]))
  pen.dimension([720, TOP], [720, upper], [720, lower], [720, TOP + HEIGHT])
}

function outerWall(): string {
  const inner = `M${LEFT + WALL} ${TOP + WALL}v${HEIGHT - 2 * WALL}h${WIDTH - 2 * WALL}v${2 * WALL - HEIGHT}z`
  return rectangle(LEFT, TOP, WIDTH, HEIGHT) + inner
}

/** Where the rooms of one row begin; no room is narrower than a fifth of the row. */
function divide(dice: Dice): number[] {
  const count = dice.whole(2, 4)
  const spare = WIDTH - count * 112
  const starts = [LEFT]
  let shift = 0
  for (let index = 1; index < count; index += 1) {
    shift += dice.length(0, Math.max(0, (spare - shift) / 2), 8)
    starts.push(LEFT + index * 112 + shift)
  }
  return starts
}

function windows(pen: Pen, starts: number[], y: number): void {
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? LEFT + WIDTH
    const [x, width] = [start + (end - start) * 0.25, (end - start) * 0.5]
    pen.draw('mask', rectangle(x, y - 1, width, WALL + 2))
    pen.draw('outline', `${rectangle(x, y, width, WALL)}M${round(x)} ${y + WALL / 2}h${round(width)}`)
  }
}

/** The widest room of the upper row is a hall: its roof stands on columns. */
function columns(pen: Pen, starts: number[], to: number): void {
  const rooms = starts.map((start, index) => ({ start, width: (starts[index + 1] ?? LEFT + WIDTH) - start }))
  const hall = rooms.reduce((widest, room) => (room.width > widest.width ? room : widest))
  const count = Math.floor(hall.width / 64)
  const y = (TOP + to) / 2
  const bases = times(count - 1, (index) => hall.start + ((index + 1) * hall.width) / count)
  pen.draw('hidden', `M${hall.start} ${y}h${hall.width}`)
  pen.draw('solid', ...bases.map((x) => rectangle(x - 4, y - 4, 8, 8)))
}

/** Partitions of one row and its wall to the corridor; gives back the middle of each door. */
function row(pen: Pen, dice: Dice, starts: number[], from: number, to: number, side: -1 | 1): Point[] {
  const wall = side === -1 ? to - WALL : from
  pen.draw(
    'solid',
    rectangle(LEFT, wall, WIDTH, WALL),
    ...starts.slice(1).map((x) => rectangle(x - WALL / 2, from, WALL, to - from)),
  )
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? LEFT + WIDTH
    const x = dice.pick([start + 20, end - 20 - DOOR])
    const edge = side === -1 ? wall : wall + WALL
    pen.draw('mask', rectangle(x, wall - 1, DOOR, WALL + 2))
    pen.draw(
      'fine',
      `M${x} ${edge}v${side * DOOR}A${DOOR} ${DOOR} 0 0 ${side === -1 ? 1 : 0} ${x + DOOR} ${edge}`,
    )
    return [x + DOOR / 2, wall + WALL / 2]
  })
}
