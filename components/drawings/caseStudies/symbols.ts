import { circle, rectangle } from '@lintel/kit/drawings/paths.ts'

/** Somebody who decides, from the front: a head over shoulders, about a middle. */
export function person(x: number, y: number): string {
  return `${circle(x, y - 8, 7)}M${x - 13} ${y + 14}a13 13 0 0 1 26 0z`
}

/** A sheet of paper with lines of text, from its upper left corner. */
export function paper(x: number, y: number): string {
  return `${rectangle(x, y, 26, 34)}M${x + 6} ${y + 10}h14M${x + 6} ${y + 17}h14M${x + 6} ${y + 24}h8`
}
