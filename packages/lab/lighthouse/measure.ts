import { freePort } from '@lintel/engine/command/port.ts'
import { type Browser, chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findBrowser } from '../findBrowser.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Launches a browser that Lighthouse can attach to by its debugging port. */
export async function launchBrowser(): Promise<{ browser: Browser; debugging: number }> {
  const debugging = await freePort()
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    // Playwright disables the back/forward cache, because it interferes with Playwright's own work.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [`--remote-debugging-port=${debugging}`, '--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  return { browser, debugging }
}

/** Scores from 0 to 100; paint and blocking in ms. */
export type Measurement = Awaited<ReturnType<typeof measure>>

/**
 * Loads a page once with Lighthouse's mobile preset.
 * @param debugging the browser's debugging port
 * @param only the categories to score; all others score 0
 * @throws Error if Lighthouse could not measure
 */
export async function measure(url: string, debugging: number, only: readonly string[] = categories) {
  const result = await lighthouse(url, {
    port: debugging,
    logLevel: 'error',
    onlyCategories: [...only],
    disableFullPageScreenshot: true,
  })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`)
  const { lhr } = result
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  const measured = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  const requests = lhr.audits['network-requests']?.details as { items?: { url: string }[] } | undefined
  const scoreOf = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    firstPaint: Math.round(measured('first-contentful-paint')),
    paint: Math.round(measured('largest-contentful-paint')),
    blocking: Math.round(measured('total-blocking-time')),
    shift: measured('cumulative-layout-shift'),
    goesBackAtOnce: lhr.audits['bf-cache']?.score === 1,
    failed: failedAudits(lhr),
    /** Paths of everything fetched. */
    fetched: (requests?.items ?? []).map(({ url }) => new URL(url).pathname),
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/** Returns the audits without a full score, in the categories that should have one. */
function failedAudits({ categories: all, audits }: Report): string[] {
  return ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (all[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id} (${audits[id]?.title})`),
  )
}
