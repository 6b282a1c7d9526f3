/** What pages are meant to cost, so that a phone paints after one round trip and then rests. */
export const goals = {
  /** B, compressed as on the wire: with all that is needed to paint. */
  document: 14_000,
  article: 16_000,
  /** B of what a page shows. */
  fonts: 24_000,
  /** Largest or first paint, to that of the same page without script and fonts. */
  paint: 1.05,
  /** ms of work of the main thread in the first four seconds, on a processor four times as slow. */
  tasks: 600,
  /** ms */
  blocking: 0,
  /** How often style and layout are worked out anew in the second when nothing but animations changes. */
  restless: 2,
  /** ms from a touch out of nowhere to its effect, on such a processor. */
  touch: 200,
  /** B on the wire of the second page of a visit. */
  secondPage: 12_000,
}

/** A figure as it stands in a table: beside its goal, and by how much it misses that. */
export function besideGoal(figure: number, goal: number, digits = 0): string {
  const excess = figure - goal
  return `${figure.toFixed(digits)} | ${goal} | ${excess > 0 ? `missed by ${excess.toFixed(digits)}` : 'met'}`
}
