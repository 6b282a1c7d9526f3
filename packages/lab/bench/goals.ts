interface Goal {
  /** What is measured, as the tables call it, with its unit. */
  name: string
  most: number
}

/**
 * The most that pages and builds may take, so that a phone paints after one round trip and then rests. Each goal is
 * measured by one program of this folder.
 */
export const goals = {
  /** As much as AstroWind's pages have in their head and in the sheet that they wait for: 12.2 KB. */
  head: { name: 'headers and head with its styles, Brotli 5, B', most: 12_000 },
  /** To the end of the first section, with the headers, in Brotli 5 as hosts use it. */
  firstSection: {
    name: 'headers and document to the end of its first section, Brotli 5, B',
    most: 14_000,
  },
  /** The same, of documents that were compressed before they are asked for. */
  firstSectionCompressedBefore: {
    name: 'headers and document to the end of its first section, Brotli 11, B',
    most: 14_000,
  },
  documentOnDisk: {
    name: 'document on disk, B',
    most: 60_000,
  },
  fonts: { name: 'fonts, B', most: 24_000 },
  /** What a visitor fetches who has the site's script and fonts. */
  secondPage: {
    name: 'second page of a visit, B',
    most: 12_000,
  },
  /** The bare page is the same one without script and fonts. */
  phonePaint: {
    name: 'largest paint on a simulated phone, to the bare page’s',
    most: 1.1,
  },
  linePaint: {
    name: 'largest paint on a slow line, to the bare page’s',
    most: 1.1,
  },
  phonePaintToPeer: {
    name: 'largest paint on a simulated phone, to the peer’s',
    most: 0.8,
  },
  linePaintToPeer: { name: 'largest paint on a slow line, to the peer’s', most: 0.8 },
  /** In the first four seconds, on a processor four times slower. */
  tasks: {
    name: 'main-thread tasks in 4 s, ms',
    most: 600,
  },
  tasksToPeer: {
    name: 'main-thread tasks in 4 s, to the peer’s',
    most: 1,
  },
  blocking: {
    name: 'total blocking time, ms',
    most: 50,
  },
  /** A third of the tasks. */
  styleAndLayout: { name: 'of which to match styles and to lay out, ms', most: 200 },
  shift: { name: 'layout shift', most: 0 },
  /** 1 where a page is loaded again when a visitor goes back to it, 0 where the browser has kept it. */
  loadedAgain: { name: 'loaded again on going back', most: 0 },
  /** When only animations change the page. */
  updates: {
    name: 'style and layout updates in the third second after the first paint',
    most: 2,
  },
  /** From a touch without an approach, on a processor four times slower. */
  firstTouch: {
    name: 'first touch to effect, out of nowhere, ms',
    most: 200,
  },
  nextPage: {
    name: 'press to largest paint of a prerendered page, ms',
    most: 100,
  },
  /** 1 where a browser that does not prerender fetches nothing while the pointer rests on a link, 0 where it fetches the page. */
  notAhead: { name: 'not fetched ahead where nothing is prerendered', most: 0 },
  /** In the time that Astro takes for the same 1,000 posts. Of more posts it is to take no longer than Astro. */
  coldBuild: {
    name: 'cold build',
    most: 1.2,
  },
  changedBuild: {
    name: 'build after one post changed',
    most: 4,
  },
  newestBuild: {
    name: 'build after the newest post changed',
    most: 3,
  },
  buildMemory: {
    name: 'peak memory, MB',
    most: 1_000,
  },
  buildDisk: {
    name: 'disk, KB a post',
    most: 50,
  },
} satisfies Record<string, Goal>

export type GoalName = keyof typeof goals

/** The goals that figures have missed so far. */
export const missed = new Set<GoalName>()

/** Tells whether a figure meets a goal, and remembers a goal that is missed. */
export function meets(figure: number, name: GoalName, most: number): boolean {
  if (figure <= most) return true
  missed.add(name)
  return false
}
