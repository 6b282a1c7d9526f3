import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@lintel/cli/wrangler.ts'
import { publicRoutes } from '@lintel/engine/built/artefact.ts'
import { consent, toolFrame } from '@lintel/engine/content/strings.ts'
import { startWorker } from '@lintel/lab/edge/startRuntime.ts'
import { buildCopy } from '@lintel/lab/projectCopy.ts'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { site as firm } from '@site/data/site.ts'
import { fill, genuine, send } from './support/contactForm.ts'
import { hydrateAll } from './support/islands.ts'
import { countStops } from './support/keyboardFocus.ts'
import { serveFolder } from './support/staticHost.ts'
import { configureAll, stubAll } from './support/thirdParties.ts'
import { readDeclarations, recordHosts, storedNames, type Traces, undeclared } from './support/traces.ts'

/** One build with every third party configured serves all of this file. */
test.describe.configure({ mode: 'serial', timeout: 180_000 })
// Nobody has answered yet.
test.use({ storageState: { cookies: [], origins: [] } })

const tool = '/tools/live-streaming-cost-calculator'
/** One page of each kind; CRAWL=all takes every page, as `npm test -- long` does. */
const crawled =
  process.env.CRAWL === 'all'
    ? publicRoutes()
    : ['/', '/about', '/contact', '/blog', '/blog/welcome-to-our-blog', tool]

let site: Awaited<ReturnType<typeof serveFolder>>
let built: ReturnType<typeof buildCopy>

test.beforeAll(async () => {
  built = buildCopy(configureAll)
  site = await serveFolder(built.client)
})
test.afterAll(() => {
  site?.stop()
  built?.remove()
})

const panel = (page: Page) => page.getByRole('region', { name: consent.title })
const accept = (page: Page) => panel(page).getByRole('button', { name: consent.accept })
const reject = (page: Page) => panel(page).getByRole('button', { name: consent.reject })
const choices = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: consent.open })
const choiceOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'cookie_consent')

let hosts: Set<string>
test.beforeEach(async ({ context }) => {
  hosts = recordHosts(context, site.address)
  await stubAll(context)
})

const signal = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))

test('asks with two equal buttons, and loads nothing before an answer', async ({ page, context }) => {
  await page.goto(`${site.address}/blog`)
  const sizes = await Promise.all([accept(page), reject(page)].map((button) => button.boundingBox()))
  expect(sizes[0]?.height).toBe(sizes[1]?.height)
  expect(await accept(page).getAttribute('class')).toBe(await reject(page).getAttribute('class'))
  await expect(page.getByRole('complementary', { name: 'Advertisement' })).toBeHidden()
  expect([...hosts]).toEqual([])
  expect(await context.cookies()).toEqual([])
})

test('a refusal is kept for a year, and nobody is asked again', async ({ page, context }) => {
  await page.goto(site.address)
  await reject(page).click()
  await expect(panel(page)).toBeHidden()
  const choice = await choiceOf(context)
  const days = ((choice?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(choice).toMatchObject({ value: 'none', sameSite: 'Lax', path: '/' })
  expect(days).toBeGreaterThan(364)
  expect(days).toBeLessThan(366)
  await page.goto(`${site.address}${tool}`)
  await expect(panel(page)).toBeHidden()
  expect([...hosts]).toEqual([])
})

test('after consent each service loads, on the pages that use it', async ({ page }) => {
  await page.goto(`${site.address}/blog`)
  await accept(page).click()
  await expect(page.getByText('An advertisement')).toBeVisible()
  await expect.poll(() => [...hosts]).toContain('region1.google-analytics.com')
  expect(hosts).not.toContain('www.google.com')
  await page.goto(`${site.address}/contact`)
  await expect.poll(() => [...hosts]).toContain('www.google.com')
  await page.goto(`${site.address}${tool}`)
  await page.getByRole('heading', { name: 'Try the Tool' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 300)
  await expect(page.frameLocator('iframe').getByText('A tool of somebody else')).toBeVisible()
})

test('the choice can be taken back at the foot of the page, and what was left is removed', async ({
  page,
  context,
}) => {
  await page.goto(`${site.address}/blog`)
  await accept(page).click()
  await expect.poll(async () => (await storedNames(page)).sort()).toContain('_ga_0000000000')
  hosts.clear()
  await choices(page).click()
  await expect(panel(page).getByRole('heading')).toBeFocused()
  await reject(page).click()
  await expect.poll(async () => (await choiceOf(context))?.value).toBe('none')
  await expect(page.getByText('An advertisement')).toBeHidden()
  await expect.poll(() => storedNames(page)).toEqual(['cookie_consent', `${firm.storagePrefix}.visit`])
  expect([...hosts]).toEqual([])
})

test('a choice holds in every tab at once, and so does its withdrawal', async ({ page, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto(`${site.address}/blog`)
  await accept(page).click()
  await expect(panel(other)).toBeHidden()
  await expect(other.getByText('An advertisement')).toBeVisible()
  await choices(page).click()
  await reject(page).click()
  for (const tab of [page, other]) await expect(tab.getByText('An advertisement')).toBeHidden()
  await expect.poll(() => storedNames(other)).toEqual(['cookie_consent', `${firm.storagePrefix}.visit`])
})

for (const [width, height] of [
  [390, 780],
  [320, 256],
] as const)
  test(`what has the focus is not hidden by the question, at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${site.address}/contact`)
    await expect(accept(page)).toBeVisible()
    expect(await countStops(page, 'Tab', panel(page))).toBeGreaterThan(20)
  })

test('services can be chosen one by one', async ({ page, context }) => {
  await page.goto(`${site.address}/blog`)
  await panel(page).getByText(consent.oneByOne).click()
  await panel(page)
    .getByRole('checkbox', { name: /Google AdSense/ })
    .check()
  await panel(page).getByRole('button', { name: consent.save }).click()
  await expect(page.getByText('An advertisement')).toBeVisible()
  expect((await choiceOf(context))?.value).toBe('ads')
  expect([...hosts]).toEqual(['pagead2.googlesyndication.com'])
})

test('a tool of somebody else asks in its place, and is always one link away', async ({ page, context }) => {
  await page.goto(`${site.address}${tool}`)
  await reject(page).click()
  await expect(page.getByRole('link', { name: toolFrame.open })).toHaveAttribute(
    'href',
    'https://tool.example/app',
  )
  await page.getByRole('button', { name: toolFrame.grant }).click()
  await expect(page.frameLocator('iframe').getByText('A tool of somebody else')).toBeVisible()
  expect((await choiceOf(context))?.value).toBe('tools')
  expect([...hosts]).toEqual(['tool.example'])
})

test('Global Privacy Control is a refusal, also of what was accepted before', async ({ page, context }) => {
  await context.addCookies([{ name: 'cookie_consent', value: 'analytics.ads.tools', url: site.address }])
  await signal(context)
  await page.goto(`${site.address}/blog`)
  await choices(page).click()
  await expect(panel(page).getByText(consent.signal)).toBeVisible()
  await expect(accept(page)).toBeHidden()
  await panel(page).getByRole('button', { name: consent.close }).click()
  await expect(choices(page)).toBeFocused()
  await page.goto(`${site.address}${tool}`)
  await hydrateAll(page)
  await expect(page.getByRole('link', { name: toolFrame.open })).toBeVisible()
  await expect(page.getByRole('button', { name: toolFrame.grant })).toBeHidden()
  expect([...hosts]).toEqual([])
})

test('an address that says more than the page loads nothing and is forgotten, but not the campaign in it', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'cookie_consent', value: 'ads', url: site.address }])
  // The script that reads the campaign comes last; who leaves before it takes no other address along.
  const forgotten = page.waitForURL(`${site.address}/blog`, { waitUntil: 'commit' })
  await page.route('**/assets/entries/*client*.js', (route) => forgotten.then(() => route.continue()))
  await page.goto(`${site.address}/blog?utm_source=letter&email=somebody`)
  await forgotten
  const visit = () => page.evaluate((key) => sessionStorage.getItem(key), `${firm.storagePrefix}.visit`)
  await expect.poll(visit).toContain('utm_source=letter')
  await expect(page.getByText('An advertisement')).toBeHidden()
  expect([...hosts]).toEqual([])
})

test('at a place of the page, which its address names, services load', async ({ page, context }) => {
  await context.addCookies([{ name: 'cookie_consent', value: 'ads', url: site.address }])
  await page.goto(`${site.address}/blog#m%61in`)
  await expect(page.getByText('An advertisement')).toBeVisible()
  await expect(page).toHaveURL(/#m%61in$/)
})

test('without script nobody is asked, and nothing loads', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const hosts = recordHosts(context, site.address)
  const page = await context.newPage()
  for (const path of ['/blog', '/contact', tool]) {
    await page.goto(`${site.address}${path}`)
    await expect(panel(page)).toBeHidden()
  }
  expect([...hosts]).toEqual([])
  await context.close()
})

/** A provider's script that tells all that it can read, again and again. */
const curious = `setInterval(() => fetch('https://region1.google-analytics.com/g/collect', {
  method: 'POST',
  mode: 'no-cors',
  body: JSON.stringify({
    address: location.href,
    referrer: document.referrer,
    text: document.documentElement.innerText,
    links: [...document.links, ...document.forms].map((each) => each.href ?? each.action),
    history: navigation.entries().map(({ url }) => url),
    requests: performance.getEntries().map(({ name }) => name),
    told: [...dataLayer].map((entry) => [...entry]),
  }),
}), 200)`

test('nothing that a visitor sent, and no address that opens it, reaches a provider', async ({
  page,
  context,
}) => {
  const state = mkdtempSync(join(tmpdir(), 'site-consent-'))
  migrate(state)
  const edge = await startWorker(state, 'wrangler.jsonc', {}, built.client)
  try {
    const sent: { address: string; referrer: string; told: unknown[] }[] = []
    await context.route('https://www.googletagmanager.com/gtag/js*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: curious }),
    )
    await context.route('https://region1.google-analytics.com/**', (route) => {
      sent.push(JSON.parse(route.request().postData() ?? 'null'))
      return route.fulfill({ status: 204 })
    })
    await context.addCookies([
      { name: 'cookie_consent', value: 'analytics.ads.bot-check.tools', url: edge.address },
    ])
    const hear = (path: string) => expect.poll(() => sent.at(-1)?.address).toBe(edge.address + path)
    const all: string[] = []
    const keep = () => all.push(...sent.splice(0).map((one) => JSON.stringify(one)))

    // A page of the site in all its parts, whose address is its own.
    await page.goto(`${edge.address}/contact`)
    await hear('/contact')
    expect(sent.at(-1)?.told).toContainEqual([
      'config',
      'G-0000000000',
      { page_location: `${edge.address}/contact`, page_referrer: '' },
    ])

    // Sent with script: the key of the receipt is shown on a page of its own.
    await fill(page)
    await send(page)
    await expect(page).toHaveURL(/\/contact\/sent\?receipt=/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const link = page.getByRole('link', { name: /See or erase/i })
    const receipt = (await link.getAttribute('href')) ?? ''
    keep()
    await link.click()
    await expect(page.getByText(genuine.message)).toBeVisible()
    await expect(choices(page)).toHaveCount(0)

    // From there to a page with services, and back and forth.
    await page.getByRole('main').getByRole('link').last().click()
    await hear('/')
    expect(sent.at(-1)?.referrer).toBe(`${edge.address}/`)
    await page.goBack()
    await expect(page.getByText(genuine.message)).toBeVisible()
    await page.goForward()
    await hear('/')
    keep()

    // Other addresses that are secrets, a receipt that is mistyped, and words in an address.
    const secret = 'a-secret-of-an-address'
    for (const path of [
      `/newsletter/confirm/x/${secret}`,
      `/newsletter/unsubscribe/x/${secret}`,
      `/receipt/${secret}`,
      `/about?email=${secret}`,
      `/services#${secret}`,
    ]) {
      await page.goto(edge.address + path)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await page.waitForLoadState('networkidle')
    }
    await page.goto(`${edge.address}/careers`)
    await hear('/careers')
    keep()

    const [, , id = '-', key = '-'] = receipt.split('/')
    for (const words of [id, key, secret, ...Object.values(genuine)])
      expect(all.filter((one) => one.includes(words))).toEqual([])
    expect(all.length).toBeGreaterThan(3)
  } finally {
    await edge.kill()
    rmSync(state, { recursive: true, force: true })
  }
})

test('no page that shows what was sent, or that a secret address may lead to, has a place for a provider', async () => {
  for (const page of ['notice', 'contact/sent', '404', 'blog/not-found', 'tools/not-found']) {
    const html = readFileSync(join(built.client, `${page}.html`), 'utf8')
    expect(html).not.toMatch(/data-third-party|data-consent|googletagmanager/)
  }
  expect(readFileSync(join(built.client, 'about.html'), 'utf8')).toContain('data-consent-script')
})

const visitors: [string, boolean, (page: Page) => Promise<unknown>][] = [
  ['who has not chosen', false, async () => undefined],
  ['who refused', false, (page) => reject(page).click()],
  ['who accepted', true, (page) => accept(page).click()],
  ['with Global Privacy Control', false, async (page) => signal(page.context())],
]

for (const [visitor, agreed, choose] of visitors) {
  test(`a visitor ${visitor} meets only what the cookie page declares`, async ({ page }) => {
    const declared = await readDeclarations(page, site.address)
    expect(declared.filter(({ use }) => use === 'If you agree').length).toBeGreaterThan(5)
    await choose(page)
    const traces: Traces = { names: new Set(), hosts }
    for (const route of crawled) {
      await page.goto(`${site.address}${route}`)
      await page.mouse.wheel(0, 4000)
      if (agreed && route === '/blog') await expect(page.getByText('An advertisement')).toBeVisible()
      for (const name of await storedNames(page)) traces.names.add(name)
    }
    if (agreed) expect(traces.names.size).toBeGreaterThan(3)
    expect(undeclared(traces, declared, agreed)).toEqual([])
    if (agreed) expect(undeclared(traces, declared, false)).not.toEqual([])
  })
}
