import { withSite } from '@lintel/cli/wrangler.ts'
import { fontsOf, read, startScripts } from '@lintel/engine/built/artefact.ts'
import type { Browser } from '@playwright/test'
import { launchBrowser } from '../lighthouse/measure.ts'
import { changes, copyOf, type SiteCopy } from './changedSite.ts'
import { firstScreenOf } from './firstScreen.ts'
import { besideGoal, printTried } from './goals.ts'
import { measureHydration } from './hydration.ts'
import { readRuns } from './inputs.ts'
import { bytesOf, fileOf, measureLoading, measurePaint } from './loading.ts'
import { measureMainThread } from './mainThread.ts'
import { measureNextPage } from './nextPage.ts'

/**
 * Measures the last build as visitors experience it, and prints each figure beside its goal: bytes; one route
 * of each kind on a simulated phone and on a throttled connection, beside the bare page (without script and
 * fonts) in the same run; main thread work; and how soon controls respond.
 * RUNS=1 is quicker and less certain; arguments are routes to measure instead.
 */
const kinds = [
  '/',
  '/services',
  '/automation',
  '/about',
  '/case-studies',
  '/contact',
  '/blog',
  '/blog/welcome-to-our-blog',
  '/tools',
  '/tools/live-streaming-cost-calculator',
  '/terms',
]
/** Links that a visitor may follow from the main part of a page. */
const links = [
  ['/', '/services'],
  ['/services', '/contact'],
  ['/blog', '/blog/welcome-to-our-blog'],
] as const

const routes = process.argv.length > 2 ? process.argv.slice(2) : kinds
const runs = readRuns()

await withSite(measureAll)

async function measureAll(address: string) {
  const { browser, debugging } = await launchBrowser()
  const whole = await copyOf(address, changes.none)
  const bare = await copyOf(address, changes.bare)
  const apart = await copyOf(address, changes.stylesApart)
  try {
    await printBytes(address)
    await printLoading(debugging, whole.address, bare.address)
    await printPaint(browser, [whole, bare, apart])
    await printMainThread(browser, whole.address)
    await printHydration(browser, whole.address)
    await printNextPages(debugging, whole.address)
    printTried()
  } finally {
    for (const copy of [whole, bare, apart]) copy.stop()
    await browser.close()
  }
}

/** Prints a table head. A column that ends in ":" also gets its goal, and whether it is met. */
function printHead(...columns: string[]) {
  const all = columns.flatMap((name) => (name.endsWith(':') ? [name.slice(0, -1), 'goal', ''] : name))
  console.log(`\n| ${all.join(' | ')} |\n|${'---|'.repeat(all.length)}`)
}

function printRow(...cells: (string | number)[]) {
  console.log(`| ${cells.join(' | ')} |`)
}

async function printBytes(address: string) {
  printHead(
    'bytes',
    'to the end of the first section:',
    'document on disk:',
    'fonts:',
    'as the second page of a visit:',
  )
  for (const route of routes) {
    const html = read(fileOf(route))
    // Everything else is cached by then: all pages share the script, the fonts and the style sheet for other
    // media.
    printRow(
      route,
      besideGoal(firstScreenOf(await fetch(address + route), html), 'firstScreen'),
      besideGoal(Buffer.byteLength(html), 'documentOnDisk'),
      besideGoal(bytesOf(fontsOf(html)), 'fonts'),
      besideGoal(bytesOf([route]), 'secondPage'),
    )
  }
}

async function printLoading(debugging: number, whole: string, bare: string) {
  printHead(
    ...['Lighthouse', 'start script, B', 'all bytes', 'requests', 'score', 'largest paint, ms'],
    ...['to that of the bare page:', 'blocking, ms:', 'shift', 'kept for going back'],
  )
  for (const route of routes) {
    const { score, paint, blocking, shift, goesBackAtOnce, fetched } = await measureLoading(
      whole + route,
      debugging,
      runs,
    )
    const without = await measureLoading(bare + route, debugging, runs)
    // Counting the page view loads nothing.
    const files = fetched.filter((path) => !path.startsWith('/api/'))
    printRow(
      ...[
        route,
        bytesOf(startScripts(read(fileOf(route)))),
        bytesOf(files),
        files.length,
        score,
        Math.round(paint),
      ],
      besideGoal(paint / without.paint, 'paint', 2),
      besideGoal(blocking, 'blocking'),
      ...[shift, goesBackAtOnce ? 'yes' : 'no'],
    )
  }
}

/** @param copies the site unchanged, without script and fonts, and with its styles in a separate file */
async function printPaint(browser: Browser, copies: SiteCopy[]) {
  printHead(
    'largest paint on a slow line, ms',
    'bare',
    'styles in a file of their own',
    'as it is',
    'to the bare page:',
  )
  for (const route of routes) {
    const paints: number[] = []
    for (const { address } of copies) paints.push(await measurePaint(browser, address + route, runs))
    const [own = Number.NaN, bare = Number.NaN, apart = Number.NaN] = paints
    printRow(route, ...[bare, apart, own].map(Math.round), besideGoal(own / bare, 'paint', 2))
  }
}

async function printMainThread(browser: Browser, address: string) {
  printHead('four seconds, 4x slower processor', 'tasks, ms:', 'style and layout in the last one:')
  for (const route of routes) {
    const { tasks, restless } = await measureMainThread(browser, address + route, runs)
    printRow(route, besideGoal(tasks, 'tasks'), besideGoal(restless, 'restless'))
  }
}

async function printHydration(browser: Browser, address: string) {
  printHead(
    ...['first touch to effect, ms, 4x slower processor', 'after an approach', 'longest answer later'],
    'out of nowhere:',
  )
  for (const { name, first, sudden, later } of await measureHydration(browser, address, runs))
    printRow(name, Math.round(first), Math.round(later), besideGoal(sudden, 'touch'))
}

async function printNextPages(debugging: number, address: string) {
  printHead('press to largest paint, ms', 'prerendered:')
  for (const [from, to] of links)
    printRow(
      `${from} to ${to}`,
      besideGoal(await measureNextPage(debugging, address + from, to, runs), 'nextPage'),
    )
}
