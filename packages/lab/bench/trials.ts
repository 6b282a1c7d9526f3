import { type GoalName, goals, missed } from './goals.ts'

/** What was tried to meet a goal. */
interface Trial {
  /** The day on which it was measured, in turn with the site as it was. */
  on: string
  what: string
  gave: string
  /** Whether the product has it. */
  isKept?: true
}

const [first, later] = ['2026-11-26', '2026-11-27']

const noSwap = {
  on: first,
  what: 'a font that comes in time or not at all (font-display: optional)',
  gave: '5 to 12 ms less blocking, and a first page of a visit without the letters of the brand',
}
const stylesInFile = (gave: string) => ({
  on: first,
  what: 'styles in a file',
  gave: `${gave}, and the first page of a visit is painted 224 to 264 ms later`,
})
const stylesSplit = (gave: string, on = later): Trial => ({
  on,
  what: 'only the styles that the first section uses before it, the others after it',
  gave: `${gave}; each article would need a content security policy of its own, and hosts read a hundred`,
})
/** Medians of three in turns, on a busy machine. */
const firstFont = (gave: string) => ({
  on: later,
  what: 'a first font of the 53 letters of titles in their weight, preloaded, the whole one later',
  gave: `5.0 KB more of each first visit (14.4 KB for the letters of whole first screens in all weights), and ${gave}`,
})
const trueHeights = (gave: string) => ({
  on: later,
  what: 'sections and footer skipped while off screen, with their true heights at 412 px (content-visibility)',
  gave: `${gave}; other widths would need heights of their own`,
})
const fallbackWidths: Trial = {
  on: later,
  what: 'a fallback with the widths of the font in two ranges of weight',
  gave: 'of 688 titles at six widths (320 to 1440 px) 35 of 4,128 break otherwise in it, 13 of them at 320 px, so that the preload stays; all titles have one weight (600), so that widths for each weight would change none',
  isKept: true,
}
const drawingsInFiles = (gave: string): Trial => ({
  on: later,
  what: 'drawings below the first section as files',
  gave: `${gave}; what stands in an image follows neither the theme nor the colors of its page`,
})
const compiledModules = {
  on: later,
  what: 'modules that threads keep compiled, with 300 posts',
  gave: '91 and 101 % of the processor time cold, 100 % after a change',
}
const digests = {
  on: first,
  what: 'times of files instead of digests',
  gave: 'a fraction of a second less, but a fresh checkout resets all times',
}

const firstSection: Trial[] = [
  stylesSplit(
    '10.4 to 13.4 KB, which meets the goal, on every page but /contact (14.2 KB) and /terms (17.8 KB, as its first section is long)',
  ),
  { on: first, what: 'short names for classes', gave: '1.2 KB less of a whole document' },
  drawingsInFiles('nothing, as they come after it'),
]

/** By goal, what was tried, oldest first. Percentages are of what it took before. */
const trials: Partial<Record<GoalName, Trial[]>> = {
  head: [stylesInFile('8.9 KB less of home, which meets the goal')],
  firstSection,
  firstSectionCompressedBefore: firstSection,
  documentOnDisk: [
    stylesInFile('30 to 42 KB less, which meets the goal on /about, /contact, /tools and /terms'),
    drawingsInFiles('8.6 KB less of home, 19.6 KB of /services, 9.4 KB of an article, 9.1 KB of /about'),
  ],
  secondPage: [
    stylesInFile('7 to 13 KB are left of a page'),
    drawingsInFiles('0.8 KB less of home, 3.3 KB of /services, 1.1 KB of an article, 1.3 KB of /about'),
  ],
  phonePaint: [
    fallbackWidths,
    {
      on: later,
      what: 'no preload of the font',
      gave: 'no figure on the simulated phone: what breaks otherwise in the fallback rules it out',
    },
    stylesSplit('106 % of home, 99 % of /services and of an article'),
    noSwap,
    firstFont('109 % of home, 98 % of /services, 109 % of an article'),
    trueHeights('99 % of home, of /services and of an article'),
    drawingsInFiles('109 % of home, 102 % of /services, 111 % of an article'),
  ],
  linePaint: [
    fallbackWidths,
    {
      on: first,
      what: 'no preload of the font',
      gave: '112 to 133 ms sooner, but titles that wrap otherwise in the fallback move their cards (a shift of 0.13 on /blog)',
    },
    noSwap,
    firstFont('124 % of home, 94 % of /services, 83 % of an article'),
    stylesSplit('86 % of home, 85 % of /services, 93 % of an article'),
    trueHeights('80 % of home, 90 % of /services, 82 % of an article'),
    drawingsInFiles('101 % of home, 95 % of /services, 97 % of an article'),
  ],
  phonePaintToPeer: [
    stylesSplit('106 % of home, 99 % of /services and of an article'),
    firstFont('109 % of home, 98 % of /services, 109 % of an article'),
    trueHeights('99 % of home, of /services and of an article'),
    drawingsInFiles('109 % of home, 102 % of /services, 111 % of an article'),
  ],
  tasks: [
    {
      on: later,
      what: 'the motions of the hero on one clock',
      gave: '77 to 85 % of what home took',
      isKept: true,
    },
    {
      on: first,
      what: 'sections skipped while off screen, with guessed heights (content-visibility)',
      gave: '84 to 90 % of home, 90 % of /automation, 97 % of /services',
    },
    { on: first, what: 'no balanced or pretty lines', gave: '106 % of home, 113 % of /automation' },
    { on: first, what: 'no rules with :has()', gave: '102 % of home, 95 % of /automation' },
    { on: first, what: 'no script at all', gave: '83 % of /services, 90 % of /automation' },
    trueHeights('in two runs 83 and 85 % of home, 110 and 101 % of /services, 80 and 99 % of an article'),
    drawingsInFiles('in two runs 84 and 119 % of home, 88 and 123 % of /services, 82 and 96 % of an article'),
  ],
  tasksToPeer: [
    {
      on: first,
      what: 'sections skipped while off screen, with guessed heights (content-visibility)',
      gave: '84 % of home, 97 % of /services',
    },
    { on: first, what: 'no menus', gave: '90 % of home, 102 % of /services' },
    { on: first, what: 'no footer', gave: '93 % of /services' },
    { on: first, what: 'only the styles of what stands in the document', gave: '102 % of /services' },
    { on: first, what: 'nothing that appears on scrolling', gave: '100 % of /services' },
    { on: first, what: 'no script at all', gave: '83 % of /services' },
    trueHeights('in two runs 83 and 85 % of home, 110 and 101 % of /services, 80 and 99 % of an article'),
    drawingsInFiles('in two runs 84 and 119 % of home, 88 and 123 % of /services, 82 and 96 % of an article'),
  ],
  blocking: [
    noSwap,
    trueHeights(
      'of home 81 ms instead of 263, of an article 46 instead of 97, of /services 141 instead of 112',
    ),
  ],
  styleAndLayout: [
    {
      on: later,
      what: 'neither script nor font (the bare page, medians of three)',
      gave: '78 % of home (182 ms), 63 % of /automation (126 ms), 66 % of an article (127 ms), all of which meets the goal; a page without script has no controls, and one without font not the letters of the brand',
    },
    trueHeights(
      'of all tasks in two runs 83 and 85 % of home, 80 and 99 % of an article, of which styles and layout were not read apart',
    ),
  ],
  linePaintToPeer: [trueHeights('80 % of home, 90 % of /services, 82 % of an article')],
  updates: [
    {
      on: first,
      what: 'particles in four layers on the compositor',
      gave: '5 to 7, wherever a motion begins or ends',
    },
    { on: first, what: 'layers that stay after their motion', gave: '5' },
    {
      on: first,
      what: 'particles alone that end together',
      gave: 'as many while the drawing ends, none after it',
    },
    { on: later, what: 'all motions of home on one clock', gave: '0', isKept: true },
  ],
  firstTouch: [
    {
      on: first,
      what: "the assistant's empty dialog in the document, to open before its code has loaded",
      gave: "98 ms, which is the browser's opening of it",
      isKept: true,
    },
  ],
  nextPage: [
    {
      on: first,
      what: 'no transition between pages',
      gave: '57 to 77 ms instead of 85 to 178, but the drawing of a service would not grow into its sheet',
    },
  ],
  coldBuild: [
    {
      on: later,
      what: 'what is searched taken from the Markdown tree instead of the document',
      gave: 'at most 2.0 of the 23.5 ms of a post, which is what it takes to parse its document; notes of claims and labels of pictures, which only the document has, would be read a second way',
    },
    {
      on: first,
      what: 'one drawing for card and page, and each part of the index written once',
      gave: 'drawings are 1.5 of the 23.5 ms of a post; the index is in searching (2.4 ms) and writing (5.5 ms)',
      isKept: true,
    },
    {
      on: later,
      what: 'other numbers of threads, with 300 posts',
      gave: 'one takes 78 to 88 % of the processor time while a core waits, three take 107 to 132 %',
    },
    compiledModules,
    {
      on: later,
      what: "no source maps of the server's bundle, with 300 posts",
      gave: '89 and 101 % of the processor time, and errors without lines',
    },
    {
      on: first,
      what: "one configuration for both of Vite's bundles (sharedConfigBuild, sharedPlugins)",
      gave: 'Vike renders nothing',
    },
    {
      on: first,
      what: 'parsed words and drawings kept in a file each, with 1,000 posts',
      gave: '4,400 files, which took a sixth of the build',
    },
    {
      on: later,
      what: 'no file of its own for each copy as Markdown, with 300 posts (1,051 files instead of 1,351)',
      gave: '107 and 125 % of the processor time on a busy machine, so nothing; to write all of its files is a quarter of what a post costs',
    },
    {
      on: later,
      what: 'folders asked for only where one is missing, and a first site put in place by one renaming, with 1,000 posts',
      gave: '99 and 106 % of the processor time',
    },
    {
      on: first,
      what: 'posts read in threads, with 4,000 posts',
      gave: '2 s, less than Vite takes meanwhile',
    },
  ],
  changedBuild: [
    {
      on: later,
      what: 'what was asked for each post asked once, with 10,000 posts',
      gave: '80 % of the processor time',
      isKept: true,
    },
    compiledModules,
    digests,
  ],
  newestBuild: [
    {
      on: later,
      what: 'tags made slugs once, with 10,000 posts',
      gave: '92 % of the processor time',
      isKept: true,
    },
    {
      on: later,
      what: 'besides, each post resolved once and no built file asked for its kind',
      gave: '82 %',
      isKept: true,
    },
    { on: later, what: 'besides, the records of people read once', gave: '76 %', isKept: true },
    compiledModules,
    digests,
  ],
  buildMemory: [
    { on: first, what: 'Vite in a thread of its own', gave: '50 MB less', isKept: true },
    { on: later, what: 'one thread that renders', gave: '92 % with 300 posts, 89 % with 2,000' },
    {
      on: later,
      what: 'smaller heaps for threads (200 and 40 MB instead of 360 and 80), with 2,000 posts',
      gave: '103 %',
    },
  ],
  buildDisk: [stylesInFile('a quarter less')],
}

/** Prints what was tried for each goal that a figure has missed. */
export function printTried() {
  for (const key of missed) {
    console.log(`\nTried for "${goals[key].name}":`)
    const tried = trials[key] ?? []
    for (const { on, what, gave, isKept } of tried)
      console.log(`- ${on}, ${what}${isKept ? ' (kept)' : ''}: ${gave}.`)
    if (tried.length === 0) console.log('- nothing yet.')
  }
}
