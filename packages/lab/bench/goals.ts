interface Goal {
  most: number
  /** What was tried where it is missed, and what the best of it gave. */
  tried?: string
}

/** The most that pages and builds may take, so that a phone paints after one round trip and then rests. */
export const goals = {
  /** Bytes of the headers and of the document to the end of its first section, in Brotli 5 as hosts use it. */
  firstScreen: {
    most: 14_000,
    tried:
      'only the styles that the first section uses before it, the others after it: 9 to 13 KB, which meets the goal on every page, but each article needs a content security policy of its own, and hosts read a hundred; short names for classes: 1.2 KB less of a whole document',
  },
  /** Bytes of a document on disk. */
  documentOnDisk: {
    most: 60_000,
    tried:
      'styles in a file: 30 to 42 KB less, which meets the goal on /about, /contact, /tools and /terms; the first page of a visit is painted 200 to 276 ms later',
  },
  /** Bytes of the fonts that a page uses. */
  fonts: { most: 24_000 },
  /** Largest paint, relative to the same page without script and fonts. */
  paint: {
    most: 1.1,
    tried:
      'no preload of the font: 112 to 133 ms sooner on the slow line, but titles that wrap otherwise in the fallback move their cards (a shift of 0.13 on /blog); a font that comes in time or not at all: a first page without the letters of the brand',
  },
  /** Largest paint, relative to another site's page of the same kind. */
  paintToOther: {
    most: 0.8,
    tried:
      'only the styles that the first section uses before it, the others after it: no sooner on the simulated phone, the only one that misses this',
  },
  /** Main thread work (ms) in the first four seconds, on a processor four times slower. */
  tasks: {
    most: 600,
    tried:
      'layouts that scripts forced, and formatters that nothing needed yet, are gone; sections skipped while off screen: longer blocking on home, and heights that are guesses; the rest is the document, its styles and, on home, its drawing',
  },
  /** Total blocking time (ms). */
  blocking: {
    most: 50,
    tried:
      'the font swapped in or left out: 5 to 12 ms less, and a first page without the letters of the brand',
  },
  /** Style and layout updates in a second in which only animations change. */
  restless: {
    most: 2,
    tried:
      'the 50 particles of home move in four layers on the compositor; the five updates that are left end with that animation, after 4.8 s',
  },
  /** Time (ms) from a touch without an approach to its effect, on the same slow processor. */
  touch: {
    most: 200,
    tried:
      "the assistant's empty dialog stands in the document and opens before its code has loaded; what is left is the browser's opening of it",
  },
  /** Bytes transferred for the second page of a visit. */
  secondPage: {
    most: 12_000,
    tried:
      'styles in a file: 7 to 13 KB are left of a page, and the first page of a visit is painted 200 to 276 ms later',
  },
  /** Time (ms) from a press to the largest paint of a page that was prerendered. */
  nextPage: {
    most: 100,
    tried:
      'no transition between pages: 57 to 77 ms instead of 85 to 178, but the drawing of a service would not grow into its sheet',
  },
  /** A cold build's time, relative to Astro's of the same 1,000 posts. Of more posts it is to take no longer than Astro's. */
  coldBuild: {
    most: 1.2,
    tried:
      "Vike's pre-rendering, posts read in threads, parsed words kept in files, other settings of the collector: none was faster; what is left is drawing, search, copy, lists and checks of each post, which Astro's pages lack",
  },
  /** A build's time (s) after a post has changed that few lists show. */
  changedBuild: {
    most: 4,
    tried:
      'times of files instead of digests: a fresh checkout resets them; most of it is to find out what has changed',
  },
  /** A build's time (s) after the newest post has changed. */
  newestBuild: {
    most: 3,
    tried:
      'times of files instead of digests: a fresh checkout resets them; three quarters of it is to find out what has changed among texts, pages and files',
  },
  /** A build's peak memory (MB). */
  buildMemory: {
    most: 1_000,
    tried:
      'Vite in a thread of its own: 50 MB less; small heaps for threads: a sixth of the time went into collecting garbage; what lists and the index show of every post stands in memory at once',
  },
  /** The built site's size on disk (KB per post). */
  buildDisk: {
    most: 50,
    tried: 'a shared file of styles: a quarter less, and the first page of a visit 200 to 276 ms later',
  },
} satisfies Record<string, Goal>

export type GoalName = keyof typeof goals

const missed = new Set<GoalName>()

/** Tells whether a figure meets a goal, and remembers a goal that is missed. */
export function meets(figure: number, name: GoalName, most: number = goals[name].most): boolean {
  if (figure <= most) return true
  missed.add(name)
  return false
}

/** Formats a figure for a table, with its goal and by how much it misses it. */
export function besideGoal(figure: number, name: GoalName, digits = 0): string {
  const { most } = goals[name]
  const verdict = meets(figure, name) ? 'met' : `missed by ${(figure - most).toFixed(digits)}`
  return `${figure.toFixed(digits)} | ${most} | ${verdict}`
}

/** Prints what was tried for each goal that a figure has missed. */
export function printTried() {
  for (const name of missed) {
    const { tried = 'nothing yet' }: Goal = goals[name]
    console.log(`\nTried for ${name}: ${tried}.`)
  }
}
