interface Goal {
  /** What is measured, as the tables call it, with its unit. */
  name: string
  most: number
  /** What was tried where it is missed, and what the best of it gave. */
  tried?: string
}

/**
 * The most that pages and builds may take, so that a phone paints after one round trip and then rests. Each goal is
 * measured by one program of this folder.
 */
export const goals = {
  /** To the end of the first section, with the headers, in Brotli 5 as hosts use it. */
  firstSection: {
    name: 'document to the end of its first section, B',
    most: 14_000,
    tried:
      'only the styles that the first section uses before it, the others after it: 9 to 13 KB, which meets the goal on every page, but each article needs a content security policy of its own, and hosts read a hundred; short names for classes: 1.2 KB less of a whole document',
  },
  documentOnDisk: {
    name: 'document on disk, B',
    most: 60_000,
    tried:
      'styles in a file: 30 to 42 KB less, which meets the goal on /about, /contact, /tools and /terms; the first page of a visit is painted 200 to 276 ms later',
  },
  fonts: { name: 'fonts, B', most: 24_000 },
  /** What a visitor fetches who has the site's script and fonts. */
  secondPage: {
    name: 'second page of a visit, B',
    most: 12_000,
    tried:
      'styles in a file: 7 to 13 KB are left of a page, and the first page of a visit is painted 200 to 276 ms later',
  },
  /** The bare page is the same one without script and fonts. */
  phonePaint: {
    name: 'largest paint on a simulated phone, to the bare page’s',
    most: 1.1,
    tried:
      'only the styles that the first section uses before it, the others after it: no sooner; a font that comes in time or not at all: a first page without the letters of the brand',
  },
  linePaint: {
    name: 'largest paint on a slow line, to the bare page’s',
    most: 1.1,
    tried:
      'no preload of the font: 112 to 133 ms sooner, but titles that wrap otherwise in the fallback move their cards (a shift of 0.13 on /blog); a font that comes in time or not at all: a first page without the letters of the brand',
  },
  phonePaintToPeer: {
    name: 'largest paint on a simulated phone, to the peer’s',
    most: 0.8,
    tried:
      'only the styles that the first section uses before it, the others after it: no sooner on the simulated phone',
  },
  linePaintToPeer: { name: 'largest paint on a slow line, to the peer’s', most: 0.8 },
  /** In the first four seconds, on a processor four times slower. */
  tasks: {
    name: 'main-thread tasks in 4 s, ms',
    most: 600,
    tried:
      'the motions of the hero on one clock, kept: 77 to 85 % of what home took; sections skipped while off screen: 84 to 90 % of home, 90 % of /automation, 97 % of /services, and heights that are guesses; no balanced or pretty lines: 106 % of home, 113 % of /automation; no rules with :has(): 102 and 95 %; no script at all: 83 % of /services, 90 % of /automation; the rest is the document, its styles and, on home, its drawing',
  },
  tasksToPeer: {
    name: 'main-thread tasks in 4 s, to the peer’s',
    most: 1,
    tried:
      'of what this site takes: sections skipped while off screen 84 % on home, 97 % on /services; no menus 90 and 102 %; no footer 93 % on /services; there only the styles of what stands in the document 102 %, nothing that appears on scrolling 100 %, and no script at all 83 %, which would meet the goal',
  },
  blocking: {
    name: 'total blocking time, ms',
    most: 50,
    tried:
      'the font swapped in or left out: 5 to 12 ms less, and a first page without the letters of the brand',
  },
  /** When only animations change the page. */
  updates: {
    name: 'style and layout updates in the third second after the first paint',
    most: 2,
    tried:
      'particles in four layers on the compositor: 5 to 7, wherever a motion begins or ends; layers that stay after their motion: 5; particles alone that end together: as many while the drawing ends, none after it; all motions of home on one clock, kept: 0',
  },
  /** From a touch without an approach, on a processor four times slower. */
  firstTouch: {
    name: 'first touch to effect, out of nowhere, ms',
    most: 200,
    tried:
      "the assistant's empty dialog stands in the document and opens before its code has loaded; what is left is the browser's opening of it",
  },
  nextPage: {
    name: 'press to largest paint of a prerendered page, ms',
    most: 100,
    tried:
      'no transition between pages: 57 to 77 ms instead of 85 to 178, but the drawing of a service would not grow into its sheet',
  },
  /** In the time that Astro takes for the same 1,000 posts. Of more posts it is to take no longer than Astro. */
  coldBuild: {
    name: 'cold build',
    most: 1.2,
    tried:
      "of the processor time with 300 posts: one thread 78 to 88 %, but one core then waits; three threads 107 to 132 %; modules that threads keep compiled 91 and 101 %; no source maps 89 and 101 %, and errors without lines; one configuration for both of Vite's bundles (sharedConfigBuild, sharedPlugins): Vike renders nothing; Vike's pre-rendering, posts read in threads, parsed words in files, other settings of the collector: none was faster; what is left is drawing, search, copy, lists and checks of each post, which Astro's pages lack",
  },
  changedBuild: {
    name: 'build after one post changed',
    most: 4,
    tried:
      'what was asked for each post asked once, kept: 80 % of the processor time with 10,000 posts; modules that threads keep compiled: 100 % with 300; times of files instead of digests: a fresh checkout resets them; most of it is to find out what has changed',
  },
  newestBuild: {
    name: 'build after the newest post changed',
    most: 3,
    tried:
      'tags made slugs once, kept: 92 % of the processor time with 10,000 posts; besides each post resolved once and no built file asked for its kind, kept: 82 %; besides the records of people read once, kept: 76 %; modules that threads keep compiled: 100 % with 300; times of files instead of digests: a fresh checkout resets them; most of it is to find out what has changed among texts, pages and files',
  },
  buildMemory: {
    name: 'peak memory, MB',
    most: 1_000,
    tried:
      'Vite in a thread of its own, kept: 50 MB less; one thread that renders: 92 % with 300 posts and 89 % with 2,000; smaller heaps for threads (200 and 40 MB instead of 360 and 80): 103 % with 2,000; what lists and the index show of every post stands in memory at once',
  },
  buildDisk: {
    name: 'disk, KB a post',
    most: 50,
    tried: 'a shared file of styles: a quarter less, and the first page of a visit 200 to 276 ms later',
  },
} satisfies Record<string, Goal>

export type GoalName = keyof typeof goals

const missed = new Set<GoalName>()

/** Tells whether a figure meets a goal, and remembers a goal that is missed. */
export function meets(figure: number, name: GoalName, most: number): boolean {
  if (figure <= most) return true
  missed.add(name)
  return false
}

/** Prints what was tried for each goal that a figure has missed. */
export function printTried() {
  for (const key of missed) {
    const { name, tried = 'nothing yet' }: Goal = goals[key]
    console.log(`\nTried for "${name}": ${tried}.`)
  }
}
