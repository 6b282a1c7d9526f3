import { line, type Point, round, times } from '@lintel/kit/drawings/paths.ts'
import type { Axis, Dice, Family, Pen } from '#components/drawings/posts/pen.ts'

const GROUND = 320
const RAIL = 40

interface Flight {
  from: Point
  /** 1 rises to the right, -1 to the left. */
  turn: 1 | -1
  steps: number
  tread: number
  riser: number
  slab: number
}

interface Stair {
  flights: Flight[]
  landing: number
  balusters: number
}

/** A stair in section: flights, landings, a handrail, and the line that a walker takes. */
export const stair: Family = (pen, dice) => {
  const { flights, landing, balusters } = dice.pick([straight, turning])(dice, dice.length(84, 116))
  pen.ground(GROUND)
  const walk: Point[] = []
  for (const flight of flights) {
    const end = head(flight)
    inSection(pen, flight)
    handrail(pen, flight, balusters)
    landingRail(pen, end, flight.turn * landing)
    pen.section(flight.turn === 1 ? end[0] : end[0] - landing, end[1], landing, flight.slab)
    walk.push(flight.from, end)
  }
  const heads = flights.map(head)
  const places = [...new Set(heads.map(([at]) => round(at)))]
  pen.axes(...places.map((x, index): Axis => [x, 40, String(index + 1)]))
  const last = heads.at(-1) ?? [0, 0]
  const leave: Point = [last[0] + landing * 0.6 * (flights.at(-1)?.turn ?? 1), last[1]]
  pen.draw('accent', line([72, GROUND], ...walk, leave))
  pen.nodes(...walk.slice(0, -1))
  pen.dimension([752, GROUND], ...heads.map(([, y]): Point => [752, y]))
}

function straight(dice: Dice, top: number): Stair {
  const count = dice.whole(2, 3)
  const steps = count === 2 ? dice.whole(8, 11) : dice.whole(5, 7)
  const landing = dice.length(56, 88)
  const measures = { steps, slab: dice.pick([12, 16, 20]), turn: 1 as const }
  const riser = (GROUND - top) / (count * steps)
  const tread = (580 - landing * count) / (count * steps)
  const flights = times(
    count,
    (index): Flight => ({
      ...measures,
      riser,
      tread,
      from: [132 + index * (steps * tread + landing), GROUND - index * steps * riser],
    }),
  )
  return { flights, landing, balusters: dice.pick([2, steps, steps]) }
}

/** Flights that turn back above one another between two landings. */
function turning(dice: Dice, top: number): Stair {
  const count = dice.whole(2, 4)
  const steps = dice.whole(24, 32) / count
  const whole = Math.round(steps)
  const run = dice.length(240, 340)
  const slab = dice.pick([10, 12, 14])
  const flights = times(
    count,
    (index): Flight => ({
      slab,
      steps: whole,
      turn: index % 2 === 0 ? 1 : -1,
      tread: run / whole,
      riser: (GROUND - top) / (count * whole),
      from: [index % 2 === 0 ? 400 - run / 2 : 400 + run / 2, GROUND - ((GROUND - top) * index) / count],
    }),
  )
  return { flights, landing: dice.length(72, 112), balusters: dice.pick([2, whole]) }
}

function head({ from: [x, y], turn, steps, tread, riser }: Flight): Point {
  return [x + turn * steps * tread, y - steps * riser]
}

function inSection(pen: Pen, flight: Flight): void {
  const { turn, steps, tread, riser, slab } = flight
  const [x, y] = flight.from
  const [endX, endY] = head(flight)
  const profile = times(steps + 1, (index) => {
    const [at, level] = [x + turn * index * tread, y - index * riser]
    return index === 0 ? `M${round(at)} ${round(level)}` : `V${round(level)}H${round(at)}`
  }).join('')
  const shift = y === GROUND ? turn * ((slab * tread) / riser) : 0
  const underside: Point = y === GROUND ? [x + shift, y] : [x, y + slab]
  pen.draw('mask', `${profile}V${round(endY + slab)}L${round(underside[0])} ${round(underside[1])}z`)
  pen.draw('cut', profile)
  pen.draw('outline', line([endX, endY + slab], underside))
}

function handrail(pen: Pen, flight: Flight, balusters: number): void {
  const [x, y] = flight.from
  const [endX, endY] = head(flight)
  const posts = times(balusters + 1, (index) => {
    const share = index / balusters
    return `M${round(x + (endX - x) * share)} ${round(y + (endY - y) * share)}v${-RAIL}`
  })
  pen.draw('fine', ...posts)
  pen.draw(
    'outline',
    line([x, y - RAIL], [endX, endY - RAIL]),
    line([x, y - RAIL - 5], [endX, endY - RAIL - 5]),
  )
}

function landingRail(pen: Pen, [x, y]: Point, width: number): void {
  pen.draw('fine', `M${round(x + width)} ${round(y - RAIL)}v${RAIL}`)
  pen.draw('outline', ...[RAIL, RAIL + 5].map((height) => line([x, y - height], [x + width, y - height])))
}
