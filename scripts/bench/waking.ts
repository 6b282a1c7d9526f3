import type { Browser, Page } from '@playwright/test'

interface Control {
  name: string
  path: string
  /** Touches it. */
  touch: (page: Page) => Promise<void>
  /** Its visible effect. */
  effect: string
}

const slowdown = 4

const controls: Control[] = [
  {
    name: 'theme toggle',
    path: '/',
    touch: (page) => page.getByRole('banner').getByRole('button', { name: /theme/i }).click(),
    effect: 'html[data-theme="light"]',
  },
  {
    name: 'assistant',
    path: '/',
    touch: (page) => page.getByRole('button', { name: 'Open AI Assistant' }).click(),
    effect: 'dialog[open]',
  },
  {
    name: 'share: copy link',
    path: '/blog/welcome-to-our-blog',
    touch: (page) => page.getByRole('button', { name: 'Copy link' }).first().click(),
    effect: 'main [role="status"]:not(:empty)',
  },
]

export interface Waking {
  name: string
  /** From the first touch of a page just opened to the visible effect, ms. */
  first: number
  /** The longest that the browser took to answer a touch afterwards, ms. */
  later: number
}

/**
 * Touches each control on a slowed processor, on a page where nothing is awake yet, and then again: several times, of
 * which the medians are taken, after one that does not count, as the server compresses then.
 */
export async function measureWaking(browser: Browser, address: string, runs: number): Promise<Waking[]> {
  const medians: Waking[] = []
  for (const control of controls) {
    await wake(browser, address, control)
    const found: Waking[] = []
    for (let run = 0; run < runs; run++) found.push(await wake(browser, address, control))
    const median = (of: (waking: Waking) => number) =>
      found.map(of).toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? Number.NaN
    medians.push({
      name: control.name,
      first: median(({ first }) => first),
      later: median(({ later }) => later),
    })
  }
  return medians
}

async function wake(
  browser: Browser,
  address: string,
  { name, path, touch, effect }: Control,
): Promise<Waking> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  await page.addInitScript(watch, effect)
  await page.goto(address + path, { waitUntil: 'networkidle' })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await touch(page)
  const first = await page.waitForFunction(() => (globalThis as unknown as Watched).seenAfter)
  const seenAfter = Number(await first.jsonValue())
  await page.keyboard.press('Escape')
  await touch(page)
  await page.keyboard.press('Escape')
  const later = await page.evaluate(() => (globalThis as unknown as Watched).longest)
  await context.close()
  return { name, first: seenAfter, later }
}

interface Watched {
  seenAfter?: number
  longest: number
}

/** In the page: from the first press to the frame that shows the effect, and the longest answer after that. */
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
