import lighthouse from 'lighthouse'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Scores from 0 to 100; paint and blocking in ms. */
export type Measurement = Awaited<ReturnType<typeof measure>>

/**
 * Loads a page once, as Lighthouse's mobile preset simulates a phone.
 * @param port at which the browser is debugged
 * @throws Error when Lighthouse could not measure
 */
export async function measure(url: string, debugging: number) {
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
