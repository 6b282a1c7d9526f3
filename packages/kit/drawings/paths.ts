/** Path data for shapes that drawings share. Angles are in degrees, clockwise from east. */

export type Point = readonly [x: number, y: number]

/** Makes `count` items, each from its index. */
export const times = <Each>(count: number, make: (index: number) => Each): Each[] =>
  Array.from({ length: count }, (_, index) => make(index))

export const points = (...each: Point[]): Point[] => each

export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`
}

export function circle(x: number, y: number, radius: number): string {
  const half = (width: number) => `a${round(radius)} ${round(radius)} 0 1 1 ${round(width)} 0`
  return `M${round(x - radius)} ${round(y)}${half(radius * 2)}${half(-radius * 2)}`
}

export function polar(x: number, y: number, radius: number, angle: number): [number, number] {
  const radians = (angle * Math.PI) / 180
  return [round(x + radius * Math.cos(radians)), round(y + radius * Math.sin(radians))]
}

export function arc(x: number, y: number, radius: number, from: number, to: number): string {
  const [startX, startY] = polar(x, y, radius, from)
  const [endX, endY] = polar(x, y, radius, to)
  const large = Math.abs(to - from) > 180 ? 1 : 0
  const clockwise = to > from ? 1 : 0
  return `M${startX} ${startY}A${round(radius)} ${round(radius)} 0 ${large} ${clockwise} ${endX} ${endY}`
}

export function line(...points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
}

const HEAD = 6

/** A straight arrow with an open head, as drawn by pen. */
export function arrow(from: Point, to: Point, head = HEAD): string {
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  return line(from, to) + line(polar(...to, head, angle + 150), to, polar(...to, head, angle - 150))
}

/** The head of such an arrow, pointing right. */
export const arrowhead = (x: number, y: number) => line(polar(x, y, 9, 150), [x, y], polar(x, y, 9, -150))

/** An X that crosses something out. */
export const cross = (x: number, y: number) => `M${x - 6} ${y - 6}l12 12m0-12l-12 12`

/** Slanted lines inside a box, for material that is cut or solid. */
export function hatch(x: number, y: number, width: number, height: number, step = 8): string {
  const strokes: string[] = []
  for (let offset = step; offset < width + height; offset += step) {
    const start: [number, number] = offset < width ? [x + offset, y] : [x + width, y + offset - width]
    const end: [number, number] = offset < height ? [x, y + offset] : [x + offset - height, y + height]
    strokes.push(line(start, end))
  }
  return strokes.join('')
}

/** Rounds to a tenth of a unit, which is enough for path data. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}

const TICK = 5

/** The slanted tick at the end of an architect's dimension line. */
export function tick([x, y]: Point): string {
  return line([x - TICK, y + TICK], [x + TICK, y - TICK])
}
