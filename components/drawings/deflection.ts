/** How a beam gives under an even load: what the hero of the home page draws and reads. */

/** How many steps of load there are. */
export const mostLoad = 8
/** Span over deflection under one step of load, and below which a beam gives too much. */
const stiffness = 2160
export const limit = 360
/** Of w L⁴ / EI: the deflection of a beam on two supports, and of each half of one that stands on a third as well. */
const [onTwo, onThree] = [5 / 384, 1 / 185]

/** Span over deflection; on three supports the span is half as long. */
export function spanOverDeflection(load: number, isPropped = false): number {
  const onTwoSupports = stiffness / load
  return Math.round(isPropped ? (onTwoSupports * onTwo * 2 ** 3) / onThree : onTwoSupports)
}

/** The deflection along a beam on two supports, from 0 to 1 and back, at a place from 0 to 1 of its span. */
export const deflectionAt = (place: number) => 3.2 * (place - 2 * place ** 3 + place ** 4)

/** Where the beam is carried, in thousandths of its length, and what it gives for each step of load, as it is drawn. */
export const SPAN = { from: 20, to: 980 }
export const GIVE = 6

/** How high load and beam are together, in pixels of a large screen. */
export const HIGH = 148

export const arrowsPerStep = 8

/** Where an arrow stands on the drawing, from its place of the span, from 0 to 1. */
export const arrowAt = (place: number) => SPAN.from + (SPAN.to - SPAN.from) * place

/** As drawings and screens write it. */
export const asRatio = (ratio: number) => `L/${ratio.toLocaleString('en-US')}`
