import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { measure } from '../lighthouse/measure.ts'

/** Loads a page once as a phone would. */
export async function measureLoading(url: string, debugging: number) {
  const { scores, ...rest } = await measure(url, debugging, ['performance'])
  return { ...rest, score: scores.performance }
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

export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

/**
 * Opens a page with an empty cache on a throttled connection.
 * @returns the time (ms) from the request to the largest paint of the first screen
 */
export async function measurePaint(browser: Browser, url: string): Promise<number> {
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
