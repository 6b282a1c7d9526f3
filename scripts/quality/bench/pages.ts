import type { Browser } from '@playwright/test'
import { read, startScripts } from '#scripts/built/artefact.ts'
import { withSite } from '#scripts/wrangler.ts'
import { launchBrowser } from '../lighthouse/measure.ts'
import { changes, copyOf, type SiteCopy } from './changedSite.ts'
import { measureHydration } from './hydration.ts'
import { bytesOf, type Loading, measureFirstPaint, measureLoading } from './loading.ts'

/**
 * Measures the last build as visitors meet it, and prints tables: one route of each kind, as it is and with all
 * script taken out in the same run, then how soon something is seen on a slow line, then how soon the controls answer.
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
const routes = process.argv.length > 2 ? process.argv.slice(2) : kinds
const runs = Number(process.env.RUNS ?? 3)

await withSite(8827, measureAll)

async function measureAll(address: string) {
  const { browser, debugging } = await launchBrowser()
  const whole = await copyOf(address, changes.none)
  const bare = await copyOf(address, changes.withoutScript)
  const apart = await copyOf(address, changes.stylesApart)
  try {
    await printLoading(debugging, whole.address, bare.address)
    await printPaint(browser, [whole, bare, apart])
    await printHydration(browser, whole.address)
  } finally {
    for (const copy of [whole, bare, apart]) copy.stop()
    await browser.close()
  }
}

/** @param copies the site as it is, without script, and with its styles in a file of their own */
async function printPaint(browser: Browser, copies: SiteCopy[]) {
  console.log(
    '\n| first paint on a slow line, ms | as it is | without script | styles in a file of their own |',
  )
  console.log('|---|---|---|---|')
  for (const route of routes) {
    const paints: number[] = []
    for (const { address } of copies) paints.push(await measureFirstPaint(browser, address + route, runs))
    console.log(`| ${[route, ...paints.map(Math.round)].join(' | ')} |`)
  }
}

async function printHydration(browser: Browser, address: string) {
  console.log(
    '\n| first touch to effect, ms, 4x slower processor | after an approach | out of nowhere | longest answer later |',
  )
  console.log('|---|---|---|---|')
  for (const { name, first, sudden, later } of await measureHydration(browser, address, runs))
    console.log(`| ${[name, ...[first, sudden, later].map(Math.round)].join(' | ')} |`)
}

async function printLoading(debugging: number, whole: string, bare: string) {
  console.log(
    '| route | start script, brotli | all bytes | requests | score | LCP ms | TBT ms | CLS | LCP to the same without script |',
  )
  console.log('|---|---|---|---|---|---|---|---|---|')
  for (const route of routes) {
    const found = await measureLoading(whole + route, debugging, runs)
    const without = await measureLoading(bare + route, debugging, runs)
    console.log(`| ${[route, ...cells(route, found, without)].join(' | ')} |`)
  }
}

function cells(
  route: string,
  { score, paint, blocking, shift, fetched }: Loading,
  without: Loading,
): (string | number)[] {
  const scripts = startScripts(read(route === '/' ? 'index.html' : `${route.slice(1)}.html`))
  // The view that is counted once the page is shown loads nothing.
  const files = fetched.filter((path) => !path.startsWith('/api/'))
  const ratio = (paint / without.paint).toFixed(2)
  return [
    bytesOf(scripts),
    bytesOf(files),
    files.length,
    score,
    Math.round(paint),
    Math.round(blocking),
    shift,
    ratio,
  ]
}
