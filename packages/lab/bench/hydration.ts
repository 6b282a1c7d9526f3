import type { Browser, Locator, Page } from '@playwright/test'
import { median } from './loading.ts'

interface Control {
  name: string
  path: string
  find: (page: Page) => Locator
  /** Its visible effect. */
  effect: string
}

const slowdown = 4
/** How long (ms) a pointer takes from near a control to the press, while code is fetched and evaluated. */
const approach = 400

const controls: Control[] = [
  {
    name: 'theme toggle',
    path: '/',
    find: (page) => page.getByRole('banner').getByRole('button', { name: /theme/i }),
    effect: 'html[data-theme="light"]',
  },
  {
    name: 'assistant',
    path: '/',
    find: (page) => page.getByRole('button', { name: 'Open AI Assistant' }),
    effect: 'dialog[open]',
  },
  {
    name: 'share: copy link',
    path: '/blog/welcome-to-our-blog',
    find: (page) => page.getByRole('button', { name: 'Copy link' }).first(),
    effect: 'main [role="status"]:not(:empty)',
  },
]

interface FirstTouch {
  name: string
  /**
   * Time (ms) from the first touch on a fresh page to the visible effect, after the pointer has approached.
   */
  first: number
  /** The same without an approach. */
  sudden: number
  /** The longest response (ms) to any later touch. */
  later: number
}

/**
 * Touches each control twice on a slowed processor, starting on a page where nothing is hydrated. Returns
 * medians of several runs, after one that does not count because the server compresses during it.
 */
export async function measureHydration(
  browser: Browser,
  address: string,
  runs: number,
): Promise<FirstTouch[]> {
  const medians: FirstTouch[] = []
  for (const control of controls) {
    await touch(browser, address, control, 0)
    const touches: Omit<FirstTouch, 'name'>[] = []
    for (let run = 0; run < runs; run++) {
      const sudden = await touch(browser, address, control, 0)
      const { first, later } = await touch(browser, address, control, approach)
      touches.push({ first, sudden: sudden.first, later: Math.max(later, sudden.later) })
    }
    medians.push({
      name: control.name,
      first: median(touches.map(({ first }) => first)),
      sudden: median(touches.map(({ sudden }) => sudden)),
      later: median(touches.map(({ later }) => later)),
    })
  }
  return medians
}

async function touch(
  browser: Browser,
  address: string,
  { path, find, effect }: Control,
  approach: number,
): Promise<Pick<FirstTouch, 'first' | 'later'>> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  await page.addInitScript(watch, effect)
  await page.goto(address + path, { waitUntil: 'networkidle' })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (approach > 0) {
    await find(page).hover()
    await page.waitForTimeout(approach)
  }
  await find(page).click()
  const first = await page.waitForFunction(() => (globalThis as unknown as Watched).seenAfter)
  const seenAfter = Number(await first.jsonValue())
  await page.keyboard.press('Escape')
  await find(page).click()
  await page.keyboard.press('Escape')
  const later = await page.evaluate(() => (globalThis as unknown as Watched).longest)
  await context.close()
  return { first: seenAfter, later }
}

interface Watched {
  seenAfter?: number
  longest: number
}

/**
 * Runs in the page, and measures from the first press to the frame that shows the effect, and the longest
 * response after that.
 */
function watch(effect: string) {
  const watched = globalThis as unknown as Watched
  watched.longest = 0
  let touched = 0
  addEventListener(
    'pointerdown',
    () => {
      touched ||= performance.now()
    },
    { capture: true },
  )
  const look = () => {
    if (touched && watched.seenAfter === undefined && document.querySelector(effect))
      watched.seenAfter = performance.now() - touched
    if (watched.seenAfter === undefined) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  new PerformanceObserver((list) => {
    if (watched.seenAfter === undefined) return
    for (const { startTime, duration } of list.getEntries())
      if (startTime > touched + (watched.seenAfter ?? 0))
        watched.longest = Math.max(watched.longest, duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}
