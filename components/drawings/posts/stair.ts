import type { Family, Pen } from '#components/drawings/posts/pen.ts'
import { line, type Point } from '#components/drawings/paths.ts'

const [GROUND, TOP] = [320, 80]

interface Flight {
  from: Point
  steps: number
  tread: number
  riser: number
}

/** A stair in section: flights, landings, a handrail, and the line that a walker takes. */
export const stair: Family = (pen, dice) => {
  const flights = dice.whole(2, 3)
  const steps = flights === 2 ? dice.whole(8, 11) : dice.whole(5, 7)
  const landing = dice.length(56, 88, 8)
  const slab = dice.pick([12, 16, 20])
  const riser = (GROUND - TOP) / (flights * steps)
  const tread = (520 - landing * (flights - 1)) / (flights * steps)
  const walk: Point[] = [[72, GROUND]]
  pen.ground(GROUND)
  let at: Point = [140, GROUND]
  for (let index = 0; index < flights; index += 1) {
    const flight = { from: at, steps, tread, riser }
    flightInSection(pen, flight, slab)
    const head: Point = [at[0] + steps * tread, at[1] - steps * riser]
    walk.push(at, head)
    at = index < flights - 1 ? [head[0] + landing, head[1]] : head
    const end = index < flights - 1 ? landing : 752 - head[0]
    pen.section(head[0], head[1], end, slab)
    pen.axis(head[0], 40, String(index + 1))
  }
  handrail(pen, walk.slice(1), dice.whole(0, 1) === 1)
  walk.push([740, TOP])
  pen.draw('accent', line(...walk.map(([x, y]): Point => [x, y - 3])))
  pen.nodes(walk.slice(1, -1))
  pen.dimension(walk.filter((_, index) => index % 2 === 0).map(([, y]): Point => [52, y]).concat(flights === 2 ? [] : []))
}

function flightInSection(pen: Pen, { from: [x, y], steps, tread, riser }: Flight, slab: number): void {
  const profile = Array.from({ length: steps }, () => `v${(-riser).toFixed(2)}h${tread.toFixed(2)}`).join('')
  const [endX, endY] = [x + steps * tread, y - steps * riser]
  pen.draw('mask', `M${x} ${y}${profile}V${endY + slab}L${x + slab} ${y}z`)
  pen.draw('cut', `M${x} ${y}${profile}`)
  pen.draw('outline', `M${endX} ${endY + slab}L${x + slab + 8} ${y}`)
}

const RAIL = 44

function handrail(pen: Pen, points: Point[], posts: boolean): void {
  const raised = points.map(([x, y]): Point => [x, y - RAIL])
  pen.draw('outline', line(...raised), line(...raised.map(([x, y]): Point => [x, y + 6])))
  const balusters: string[] = []
  for (let index = 0; index + 1 < points.length; index += 1) {
    const [[x, y], [endX, endY]] = [points[index] ?? [0, 0], points[index + 1] ?? [0, 0]]
    const count = posts ? 2 : Math.max(2, Math.round((endX - x) / 18))
    for (let step = 0; step <= count; step += 1) {
      const share = step / count
      balusters.push(`M${(x + (endX - x) * share).toFixed(1)} ${(y + (endY - y) * share).toFixed(1)}v${6 - RAIL}`)
    }
  }
  pen.draw('fine', ...balusters)
}
