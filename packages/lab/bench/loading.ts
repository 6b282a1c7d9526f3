import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { measure } from '../lighthouse/measure.ts'

export interface Loading {
  score: number
  /** ms */
  firstPaint: number
  /** The largest, ms. */
  paint: number
  /** ms */
  blocking: number
  shift: number
  goesBackAtOnce: boolean
  /** Paths of everything fetched. */
  fetched: string[]
}

/** Loads a page several times as a phone would, and returns the medians. */
export async function measureLoading(url: string, debugging: number, runs: number): Promise<Loading> {
  const loadings: Loading[] = []
  for (let run = 0; run < runs; run++) {
    const { scores, ...rest } = await measure(url, debugging, ['performance'])
    loadings.push({ ...rest, score: scores.performance })
  }
  return {
    score: median(loadings.map(({ score }) => score)),
    firstPaint: median(loadings.map(({ firstPaint }) => firstPaint)),
    paint: median(loadings.map(({ paint }) => paint)),
    blocking: median(loadings.map(({ blocking }) => blocking)),
    shift: median(loadings.map(({ shift }) => shift)),
    goesBackAtOnce: loadings.every(({ goesBackAtOnce }) => goesBackAtOnce),
    fetched: loadings[0]?.fetched ?? [],
  }
}

/** Returns the size of built files as the edge sends them: text in Brotli, the rest unchanged. */
export function bytesOf(paths: string[]): number {
  return paths.reduce((sum, path) => {
    const content = readFileSync(join('dist/client', fileOf(path)))
    return sum + (/\.(?:woff2|png|ico)$/.test(path) ? content : brotliCompressSync(content)).length
  }, 0)
}

/** Returns the built file for a path of the site. */
export function fileOf(path: string): string {
  if (path === '/') return 'index.html'
  return /\.\w+$/.test(path) ? path : `${path}.html`
}

/** The slow connection of Lighthouse's mobile preset: round trip in ms, bytes per second. */
export const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
}
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }

/**
 * Opens a page several times with an empty cache on a throttled connection.
 * @returns the median time (ms) from the request to the largest paint of the first screen
 */
export async function measurePaint(browser: Browser, url: string, runs: number): Promise<number> {
  const paints: number[] = []
  for (let run = 0; run < runs; run++) paints.push(await largestPaintOf(browser, url))
  return median(paints)
}

export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

async function largestPaintOf(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowLine)
  await page.goto(url, { waitUntil: 'networkidle' })
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const type = 'largest-contentful-paint'
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          { type, buffered: true },
        )
      }),
  )
  await context.close()
  return paint
}
