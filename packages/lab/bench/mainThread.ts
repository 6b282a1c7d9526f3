import type { Browser } from '@playwright/test'

interface MainThread {
  /** Main thread work (ms) in the first four seconds. */
  tasks: number
  /** How much of it (ms) was to match styles and to lay out. */
  styleAndLayout: number
  /** Style and layout updates in the third second after the first paint, in which only animations change. */
  updates: number
}

const slowdown = 4
const watched = 4_000
/** From the first paint (ms): by then all has loaded, also on a busy machine, and the motions of home go on. */
const resting = { from: 2_000, to: 3_000 }
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** CPU time in µs, which other programs do not lengthen. */
  tdur?: number
  args: { name?: string; data?: { documentLoaderURL?: string } }
}

/** Traces the main thread of a page on a slowed processor. */
export async function measureMainThread(browser: Browser, url: string): Promise<MainThread> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const root = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  root.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const categories = 'devtools.timeline,disabled-by-default-devtools.timeline,blink.user_timing'
  await root.send('Tracing.start', { categories })
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForTimeout(watched + 2_000)
  const isComplete = new Promise((resolve) => root.once('Tracing.tracingComplete', resolve))
  await root.send('Tracing.end')
  await isComplete
  await context.close()
  await root.detach()
  return read(events, url)
}

function read(events: TraceEvent[], url: string): MainThread {
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  )
  const painted = events.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === start?.pid && ts > start.ts,
  )
  if (!start || !painted) throw new Error(`The trace of ${url} has no navigation or no paint.`)
  const main = events.find(
    ({ name, pid, args }) => pid === start.pid && name === 'thread_name' && args.name === 'CrRendererMain',
  )
  const work = events.filter(({ pid, tid, ph }) => pid === start.pid && tid === main?.tid && ph === 'X')
  const within = ({ ts }: TraceEvent, { ts: since }: TraceEvent, from: number, to: number) =>
    ts >= since + from * 1_000 && ts < since + to * 1_000
  const tasks = work.filter((event) => event.name === 'RunTask' && within(event, start, 0, watched))
  const updates = work.filter(({ name }) => /^(?:UpdateLayoutTree|Layout)$/.test(name))
  return {
    tasks: timeOf(tasks),
    styleAndLayout: timeOf(updates.filter((event) => within(event, start, 0, watched))),
    updates: updates.filter((event) => within(event, painted, resting.from, resting.to)).length,
  }
}

/** In ms. */
const timeOf = (events: TraceEvent[]) =>
  events.reduce((sum, { dur = 0, tdur = dur }) => sum + tdur / 1_000, 0)
