import type { Browser } from '@playwright/test'

/** A slow mobile line, as Lighthouse's mobile preset has it: ms to the server and back, bytes per second. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }

export interface Paint {
  /** ms from the request to the first words on the screen. */
  first: number
  /** ms to the largest. */
  largest: number
}

/** Opens a page with an empty cache on a line that really is slow, several times, and takes the medians. */
export async function measurePaint(browser: Browser, url: string, runs: number): Promise<Paint> {
  const found: Paint[] = []
  for (let run = 0; run < runs; run++) found.push(await paintOf(browser, url))
  const median = (of: (paint: Paint) => number) =>
    found.map(of).toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? Number.NaN
  return { first: median(({ first }) => first), largest: median(({ largest }) => largest) }
}

async function paintOf(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowLine)
  await page.goto(url, { waitUntil: 'networkidle' })
  const paint = await page.evaluate(
    () =>
      new Promise<Paint>((resolve) => {
        const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
        new PerformanceObserver((list) =>
          resolve({ first, largest: list.getEntries().at(-1)?.startTime ?? first }),
        ).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  await context.close()
  return paint
}
