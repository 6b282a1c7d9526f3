import { parseArgs } from 'node:util'
import { withSite } from '@lintel/cli/wrangler.ts'
import { fontsOf, read, startScripts } from '@lintel/engine/built/artefact.ts'
import { launchBrowser } from '../lighthouse/measure.ts'
import { startSirv } from '../startSirv.ts'
import { astro, copyOfPeer, isInstalled } from './build/peers.ts'
import { changes, copyOf } from './changedSite.ts'
import { firstScreenOf, firstStylesAlone, headOf } from './firstScreen.ts'
import { measureHydration } from './hydration.ts'
import { readPeer, readRoutes, readRuns } from './inputs.ts'
import { bytesOf, fileOf } from './loading.ts'
import { fetchesAhead, measureNextPage } from './nextPage.ts'
import { printSites, type Side } from './sites.ts'
import { besideGoal, columnsOf, printHead, printRow } from './table.ts'
import { printTried } from './trials.ts'

/**
 * Measures the last build as visitors experience it, and prints each figure beside its goal: bytes; one route
 * of each kind on a simulated phone and on a throttled connection, beside the bare page (without script and
 * fonts) in the same run; main thread work; and how soon controls respond.
 *   npm run bench -- pages --beside ../astrowind   with the pages of another built site beside them, in turn
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
/** A list of so many posts, and one of them, are the minimal pages of Astro. */
const minimalPosts = 8
const minimalPages: Record<string, string> = {
  '/': '/',
  '/blog/welcome-to-our-blog': '/blog/generated-post-00000/',
}

const { values, positionals } = parseArgs({
  options: { beside: { type: 'string' } },
  allowPositionals: true,
})
const runs = readRuns()
const routes = readRoutes(positionals.length > 0 ? positionals : kinds)
const peerPages = values.beside === undefined ? undefined : readPeer(values.beside)

await withSite(measureAll)

async function measureAll(address: string) {
  await using stack = new AsyncDisposableStack()
  const { browser, debugging } = await launchBrowser()
  stack.defer(() => browser.close())
  const serve = async (origin: string, change = changes.none) => {
    const copy = await copyOf(origin, change)
    stack.defer(copy.stop)
    return copy
  }
  const serveFolder = async (folder: string) => {
    const server = await startSirv(folder)
    stack.defer(() => void server.stop())
    return serve(server.address)
  }
  const own = await serve(address)
  const sides: Side[] = [
    { name: 'this site', site: own, pathOf: (route) => route },
    { name: 'its bare page', site: await serve(address, changes.bare), pathOf: (route) => route },
  ]
  const apart: Side = {
    name: 'this site, with its styles in a file',
    site: await serve(address, changes.stylesApart),
    pathOf: (route) => route,
  }
  if (values.beside && peerPages) {
    sides.push({
      name: 'AstroWind',
      site: await serveFolder(values.beside),
      pathOf: (route) => peerPages[route],
    })
    if (isInstalled(astro)) {
      const minimal = stack.use(copyOfPeer(astro, minimalPosts))
      minimal.build()
      sides.push({
        name: 'a minimal page of Astro',
        site: await serveFolder(minimal.output),
        pathOf: (route) => minimalPages[route],
      })
    }
  }
  await printBytes(address)
  await printSites({ browser, debugging, runs, routes, sides, apart })
  await printHydration()
  await printNextPages()
  printTried()

  async function printHydration() {
    printHead(
      'processor four times slower',
      'first touch after an approach, ms',
      'longest answer later, ms',
      ...columnsOf('firstTouch'),
    )
    for (const { name, first, sudden, later } of await measureHydration(browser, own.address, runs))
      printRow(name, Math.round(first), Math.round(later), ...besideGoal(sudden, 'firstTouch'))
  }

  async function printNextPages() {
    printHead('from page to page, on the slow line', ...columnsOf('nextPage'), ...columnsOf('notAhead'))
    for (const [from, to] of links)
      printRow(
        `${from} to ${to}`,
        ...besideGoal(await measureNextPage(debugging, own.address + from, to, runs), 'nextPage'),
        ...besideGoal(Number(!(await fetchesAhead(browser, own.address + from, to))), 'notAhead'),
      )
  }
}

async function printBytes(address: string) {
  printHead(
    'page',
    'script before interaction, B',
    ...(['head', 'firstSection'] as const).flatMap(columnsOf),
    "the same with the first section's styles alone, B",
    ...(['firstSectionCompressedBefore', 'documentOnDisk', 'fonts', 'secondPage'] as const).flatMap(
      columnsOf,
    ),
  )
  for (const route of routes) {
    const html = read(fileOf(route))
    const response = await fetch(address + route)
    // Everything else is cached by then: all pages share the script, the fonts and the style sheet for other
    // media.
    printRow(
      route,
      bytesOf(startScripts(html)),
      ...besideGoal(headOf(response, html), 'head'),
      ...besideGoal(firstScreenOf(response, html), 'firstSection'),
      firstStylesAlone(response, html),
      ...besideGoal(firstScreenOf(response, html, 11), 'firstSectionCompressedBefore'),
      ...besideGoal(Buffer.byteLength(html), 'documentOnDisk'),
      ...besideGoal(bytesOf(fontsOf(html)), 'fonts'),
      ...besideGoal(bytesOf([route]), 'secondPage'),
    )
  }
}
