/** The budgets of pages, so that a phone paints after one round trip and then rests. */
export const goals = {
  /** Compressed bytes of the document, with everything needed to paint. */
  document: 14_000,
  article: 16_000,
  /** Bytes of the fonts that a page uses. */
  fonts: 24_000,
  /** Largest paint, relative to the same page without script and fonts. */
  paint: 1.05,
  /** Main thread work (ms) in the first four seconds, on a processor four times slower. */
  tasks: 600,
  /** Total blocking time (ms). */
  blocking: 0,
  /** Style and layout updates in a second in which only animations change. */
  restless: 2,
  /** Time (ms) from a touch without an approach to its effect, on the same slow processor. */
  touch: 200,
  /** Bytes transferred for the second page of a visit. */
  secondPage: 12_000,
}

/** What was tried for the goals that are missed beside another site, and what the best of it gave. */
export const tried = {
  paint:
    'the rules of the first screen alone in the head: 9 to 13 KB up to the end of the first section instead of 12 to 16, and no sooner paint on the simulated phone; no preload of the font: sooner, but titles jump when it comes',
  tasks:
    'layouts that scripts forced, and formatters that nothing needed yet, are gone; sections skipped while off screen: longer blocking on home, and heights that are guesses; the rest is the document, its styles and, on home, its drawing',
  blocking:
    'the font swapped in or left out: 5 to 12 ms less, and a first page without the letters of the brand',
}

/** Formats a figure for a table, with its goal and by how much it misses it. */
export function besideGoal(figure: number, goal: number, digits = 0): string {
  const excess = figure - goal
  return `${figure.toFixed(digits)} | ${goal} | ${excess > 0 ? `missed by ${excess.toFixed(digits)}` : 'met'}`
}
