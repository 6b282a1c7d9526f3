import type { Browser as PlaywrightBrowser } from '@playwright/test'
import puppeteer, { type Browser } from 'puppeteer-core'
import { median, slowLine } from './loading.ts'

/** How long (ms) the pointer rests on a link: the browser prerenders its page meanwhile. */
const rest = 2_000
/** How long (ms) it is awaited that a page is fetched ahead: a busy machine takes longer. */
const patience = 10_000

const linkTo = (path: string) => `main a[href="${path}"]`

/**
 * Rests on a link of a page, presses it, and repeats that. Puppeteer does so, as Playwright switches
 * prerendering off.
 * @param debugging the browser's debugging port
 * @param from the address of the page that has the link
 * @param path where the link leads
 * @returns the median time (ms) from the press to the largest paint of the next page
 * @throws Error if the browser did not prerender it
 */
export async function measureNextPage(
  debugging: number,
  from: string,
  path: string,
  runs: number,
): Promise<number> {
  const browser = await puppeteer.connect({
    browserURL: `http://127.0.0.1:${debugging}`,
    defaultViewport: null,
  })
  const paints: number[] = []
  for (let run = 0; run < runs; run++) paints.push(await pressedPaintOf(browser, from, path))
  await browser.disconnect()
  return median(paints)
}

async function pressedPaintOf(browser: Browser, from: string, path: string): Promise<number> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.emulateNetworkConditions({
    latency: slowLine.latency,
    download: slowLine.downloadThroughput,
    upload: slowLine.uploadThroughput,
  })
  await page.goto(from, { waitUntil: 'networkidle0' })
  await page.evaluate(() =>
    addEventListener(
      'click',
      ({ timeStamp }) => sessionStorage.setItem('press', String(performance.timeOrigin + timeStamp)),
      { capture: true },
    ),
  )
  const link = linkTo(path)
  await page.hover(link)
  await new Promise((resolve) => setTimeout(resolve, rest))
  await Promise.all([page.waitForNavigation(), page.click(link)])
  const { paint, isPrerendered } = await page.evaluate(
    () =>
      new Promise<{ paint: number; isPrerendered: boolean }>((resolve) => {
        const [navigation] = performance.getEntriesByType('navigation')
        const isPrerendered = Boolean(
          (navigation as PerformanceEntry & { activationStart?: number }).activationStart,
        )
        const pressed = Number(sessionStorage.getItem('press')) - performance.timeOrigin
        new PerformanceObserver((list) =>
          resolve({ paint: (list.getEntries().at(-1)?.startTime ?? Number.NaN) - pressed, isPrerendered }),
        ).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  await context.close()
  if (!isPrerendered) throw new Error(`${path} was not prerendered while the pointer rested on its link.`)
  return paint
}

/** Whether a browser that does not prerender fetches a page while the pointer rests on its link. */
export async function fetchesAhead(browser: PlaywrightBrowser, from: string, path: string): Promise<boolean> {
  const page = await browser.newPage()
  await page.goto(from, { waitUntil: 'networkidle' })
  const fetched = page
    .waitForRequest((request) => new URL(request.url()).pathname === path, { timeout: patience })
    .then(
      () => true,
      () => false,
    )
  await page.locator(linkTo(path)).first().hover()
  return fetched.finally(() => page.close())
}
