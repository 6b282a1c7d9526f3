import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findBrowser } from './findBrowser.ts'
import { migrate, serve } from './wrangler.ts'

/**
 * Measures the routes of the sitemap as a phone would load them, prints a table, and fails below these scores. Speed
 * is printed and not judged: it says as much about the machine as about the page.
 * Arguments are routes to measure instead: npm run test:lighthouse -- / /blog
 */
const leastScores = { accessibility: 100, 'best-practices': 100 }
const mostLayoutShift = 0

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const columns = { performance: 'perf', accessibility: 'a11y', 'best-practices': 'best', seo: 'SEO' }

type Measurement = Awaited<ReturnType<typeof measure>>

const port = Number(process.env.PORT ?? 8825)
const state = mkdtempSync(join(tmpdir(), 'site-state-'))

try {
  migrate(state)
  const site = await serve({ port, state })
  const complaints = await measureAll(site.address).finally(site.stop)
  for (const complaint of complaints) console.error(complaint)
  process.exitCode = complaints.length > 0 ? 1 : 0
} catch (error) {
  console.error(`\n${(error as Error).message}`)
  process.exitCode = 1
} finally {
  rmSync(state, { recursive: true, force: true })
}

async function routesOf(address: string): Promise<string[]> {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text()
  const routes = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(String(url)).pathname)
  // The lists of tags are one page with other posts in it, and so are posts with other words: the first stands for all.
  const alike = [/^\/blog\/tags\//, /^\/blog\/[^/]+$/]
  return routes.filter((route) => {
    const kind = alike.find((pattern) => pattern.test(route))
    return !kind || routes.find((other) => kind.test(other)) === route
  })
}

async function measureAll(address: string): Promise<string[]> {
  const routes = process.argv.length > 2 ? process.argv.slice(2) : await routesOf(address)
  const debugging = await freePort()
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    // Playwright switches the back/forward cache off, as it disturbs what it does itself.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [`--remote-debugging-port=${debugging}`, '--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  return measureIn(debugging, address, routes).finally(() => browser.close())
}

async function measureIn(debugging: number, address: string, routes: string[]): Promise<string[]> {
  const complaints: string[] = []
  console.log(row('route', [...Object.values(columns), 'LCP ms', 'TBT ms', 'CLS']))
  for (const route of routes) {
    const url = `${address}${route}`
    // A trace that did not record says nothing about the page.
    const found = await measure(url, debugging).catch(() => measure(url, debugging))
    const scores = categories.map((category) => found.scores[category])
    console.log(row(route, [...scores, found.paint, found.blocking, Number(found.shift.toFixed(4))]))
    complaints.push(...complaintsAbout(found).map((complaint) => `${route}: ${complaint}`))
  }
  return complaints
}

async function measure(url: string, debugging: number) {
  const result = await lighthouse(url, {
    port: debugging,
    logLevel: 'error',
    onlyCategories: [...categories],
    disableFullPageScreenshot: true,
  })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`)
  const { lhr } = result
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  const measured = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  const scoreOf = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    paint: Math.round(measured('largest-contentful-paint')),
    blocking: Math.round(measured('total-blocking-time')),
    shift: measured('cumulative-layout-shift'),
    goesBackAtOnce: lhr.audits['bf-cache']?.score === 1,
    failed: failedAudits(lhr),
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/** Audits without a full score, of the categories that must be complete or nearly so. */
function failedAudits({ categories: all, audits }: Report): string[] {
  return ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (all[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id} (${audits[id]?.title})`),
  )
}

function complaintsAbout({ scores, shift, goesBackAtOnce, failed }: Measurement): string[] {
  const low = Object.entries(leastScores)
    .filter(([category, least]) => scores[category as keyof typeof leastScores] < least)
    .map(([category, least]) => `${category} is below ${least}`)
  if (!(shift <= mostLayoutShift)) low.push(`the layout shifts by ${shift}`)
  if (!goesBackAtOnce) low.push('the back/forward cache does not keep the page')
  if (low.length > 0 && failed.length > 0) low.push(`failed: ${failed.join(', ')}`)
  else if (failed.length > 0) console.log(`  ${failed.join(', ')}`)
  return low
}

function row(route: string, cells: (string | number)[]): string {
  return route.padEnd(56) + cells.map((cell) => String(cell).padStart(8)).join('')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
