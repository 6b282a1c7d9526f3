import { AxeBuilder } from '@axe-core/playwright'
import { publicRoutes } from '@lintel/engine/built/artefact.ts'
import { navigationLabels } from '@lintel/engine/content/strings.ts'
import { expect, type Page, test } from '@playwright/test'
import { hydrateAll, islands, references } from './support/islands.ts'
import { cutOff, nothingCutOff } from './support/textFit.ts'
import { readDeclarations, recordHosts, storedNames, type Traces, undeclared } from './support/traces.ts'

/** Every kind of page, and each page that is made for itself. */
const kinds =
  `/ /services /ai-systems /data-analytics /cybersecurity /digital-transformation /automation /consulting
/about /pricing /case-studies /case-studies/retail-demand-forecasting /specimens /specimens/threat-model
/specimens/evaluation-report /contact /careers /blog /blog/welcome-to-our-blog /blog/building-reliable-ai-systems
/blog/llm-rag-ai-agents-business-guide /tools /tools/live-streaming-cost-calculator /privacy-policy /cookies /terms
/no-such-page`.split(/\s+/)

test.use({ viewport: { width: 390, height: 900 }, colorScheme: 'dark' })

/** Errors and warnings of the browser, violations of the policy among them. */
function noteComplaints(page: Page) {
  const complaints: string[] = []
  page.on('console', (message) => {
    const isMissingPage = page.url().endsWith('/no-such-page') && message.text().includes('404')
    if (['error', 'warning'].includes(message.type()) && !isMissingPage) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

/** Read once a worker. */
let declared: Awaited<ReturnType<typeof readDeclarations>> | undefined

/** Expects that a visitor who refused was left with, and led to, no more than the cookie page declares. */
async function expectDeclared(page: Page, traces: Traces) {
  declared ??= await readDeclarations(page, '')
  expect(undeclared(traces, declared, false)).toEqual([])
}

async function expectAccessible(page: Page) {
  // Frames have pages of their own. Legacy mode opens no second page to gather what it found in frames.
  const axe = new AxeBuilder({ page }).setLegacyMode().exclude('iframe')
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze()
  const problems = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect.soft(problems).toEqual([])
}

for (const route of kinds) {
  test(`${route} is accessible and can be read in every look, and its islands hydrate in order`, async ({
    page,
    context,
  }) => {
    const complaints = noteComplaints(page)
    const hosts = recordHosts(context, String(process.env.SITE))
    await page.goto(route)
    await test.step('accessible in the dark on a small screen', () => expectAccessible(page))

    await test.step('no scrolling sideways at 320 px', async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })
    await test.step('nothing cut off at 400 %', async () => {
      // A screen of 1280 by 1024 px at 400 %.
      await page.setViewportSize({ width: 320, height: 256 })
      expect.soft(await cutOff(page)).toEqual(nothingCutOff)
    })
    const setFontSize = (size: string) =>
      page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size)
    await setFontSize('200%')
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [820, 1180],
      [1280, 1024],
    ] as const) {
      await test.step(`nothing cut off with text at 200 % on ${width} px`, async () => {
        await page.setViewportSize({ width, height })
        expect.soft(await cutOff(page)).toEqual(nothingCutOff)
      })
    }
    await setFontSize('')

    await page.setViewportSize({ width: 1280, height: 900 })
    await page.emulateMedia({ colorScheme: 'light' })
    await test.step('every island is hydrated and keeps its ids', async () => {
      const before = await references(page)
      await hydrateAll(page)
      expect.soft(await references(page)).toEqual(before)
      const ids = before.flat().filter((text) => text.includes(' id='))
      expect.soft(new Set(ids.map((text) => text.replace(/^.* id=/, ''))).size).toBe(ids.length)
      expect.soft(await islands(page).count()).toBeGreaterThan(1)
    })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(page.getByRole('link', { name: navigationLabels.backToTop })).toBeHidden()
    await test.step('accessible in the light on a large screen', () => expectAccessible(page))

    expect(complaints).toEqual([])
    await expectDeclared(page, { names: new Set(await storedNames(page)), hosts })
  })
}

test('on every other page every island is hydrated without a complaint, and nothing undeclared is kept or contacted', async ({
  page,
  context,
}) => {
  test.slow()
  const complaints = noteComplaints(page)
  const traces: Traces = { names: new Set<string>(), hosts: recordHosts(context, String(process.env.SITE)) }
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const route of publicRoutes().filter((other) => !kinds.includes(other))) {
    await test.step(route, async () => {
      await page.goto(route)
      await hydrateAll(page)
      for (const name of await storedNames(page)) traces.names.add(name)
      expect.soft(complaints.splice(0)).toEqual([])
    })
  }
  await expectDeclared(page, traces)
})
