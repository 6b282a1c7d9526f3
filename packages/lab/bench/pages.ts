import { withSite } from '@lintel/cli/wrangler.ts'
import { fontsOf, read, startScripts } from '@lintel/engine/built/artefact.ts'
import type { Browser } from '@playwright/test'
import { launchBrowser } from '../lighthouse/measure.ts'
import { changes, copyOf, type SiteCopy } from './changedSite.ts'
import { firstScreenOf } from './firstScreen.ts'
import { printTried } from './goals.ts'
import { measureHydration } from './hydration.ts'
import { readRuns } from './inputs.ts'
import { bytesOf, fileOf, measureLoading, measurePaint } from './loading.ts'
import { measureMainThread } from './mainThread.ts'
import { measureNextPage } from './nextPage.ts'
import { besideGoal, columnsOf, printHead, printRow } from './table.ts'

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

async function printBytes(address: string) {
  printHead(
    'page',
    ...(['firstSection', 'documentOnDisk', 'fonts', 'secondPage'] as const).flatMap(columnsOf),
  )
  for (const route of routes) {
    const html = read(fileOf(route))
    // Everything else is cached by then: all pages share the script, the fonts and the style sheet for other
    // media.
    printRow(
      route,
      ...besideGoal(firstScreenOf(await fetch(address + route), html), 'firstSection'),
      ...besideGoal(Buffer.byteLength(html), 'documentOnDisk'),
      ...besideGoal(bytesOf(fontsOf(html)), 'fonts'),
      ...besideGoal(bytesOf([route]), 'secondPage'),
    )
  }
}

async function printLoading(debugging: number, whole: string, bare: string) {
  printHead(
    ...['simulated phone', 'start script, B', 'all bytes', 'requests', 'score', 'largest paint, ms'],
    ...columnsOf('phonePaint'),
    ...columnsOf('blocking'),
    ...['shift', 'kept for going back'],
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
      ...besideGoal(paint / without.paint, 'phonePaint', 2),
      ...besideGoal(blocking, 'blocking'),
      ...[shift, goesBackAtOnce ? 'yes' : 'no'],
    )
  }
}

/** @param copies the site unchanged, without script and fonts, and with its styles in a separate file */
async function printPaint(browser: Browser, copies: SiteCopy[]) {
  printHead(
    ...['slow line', 'largest paint of the bare page, ms', 'with styles in a file, ms', 'as it is, ms'],
    ...columnsOf('linePaint'),
  )
  for (const route of routes) {
    const paints: number[] = []
    for (const { address } of copies) paints.push(await measurePaint(browser, address + route, runs))
    const [own = Number.NaN, bare = Number.NaN, apart = Number.NaN] = paints
    printRow(route, ...[bare, apart, own].map(Math.round), ...besideGoal(own / bare, 'linePaint', 2))
  }
}

async function printMainThread(browser: Browser, address: string) {
  printHead('processor four times slower', ...columnsOf('tasks'), ...columnsOf('updates'))
  for (const route of routes) {
    const { tasks, updates } = await measureMainThread(browser, address + route, runs)
    printRow(route, ...besideGoal(tasks, 'tasks'), ...besideGoal(updates, 'updates'))
  }
}

async function printHydration(browser: Browser, address: string) {
  printHead(
    ...['processor four times slower', 'first touch after an approach, ms', 'longest answer later, ms'],
    ...columnsOf('firstTouch'),
  )
  for (const { name, first, sudden, later } of await measureHydration(browser, address, runs))
    printRow(name, Math.round(first), Math.round(later), ...besideGoal(sudden, 'firstTouch'))
}

async function printNextPages(debugging: number, address: string) {
  printHead('from page to page', ...columnsOf('nextPage'))
  for (const [from, to] of links)
    printRow(
      `${from} to ${to}`,
      ...besideGoal(await measureNextPage(debugging, address + from, to, runs), 'nextPage'),
    )
}
