import { contactMessages } from '@lintel/rules/contact.ts'
import { expect, type Page, type Request, test } from '@playwright/test'
import { elsewhere, fieldOf, fill, genuine, hydrated, send, sentHeading } from './support/contactForm.ts'

interface Payload {
  csrfToken: string
  timestamp: number
  [key: string]: unknown
}

const isEnquiry = (request: Request) => new URL(request.url()).pathname.startsWith('/api/contact')

/** Sends what stands in the form and returns what went out. */
async function sendAndCatch(page: Page): Promise<Payload> {
  const posted = page.waitForRequest(isEnquiry)
  await send(page)
  return (await posted).postDataJSON()
}

test('the request carries the clean fields, a token and the time, and nothing else', async ({ page }) => {
  await page.goto('/contact')
  const { company: _, ...withoutCompany } = genuine
  await fill(page, { ...withoutCompany, name: '  <i>Ada</i>   Ferris ' })
  const payload = await sendAndCatch(page)
  expect(payload).toEqual({
    ...genuine,
    company: '',
    csrfToken: expect.stringMatching(/^[0-9a-f]{64}$/),
    recaptchaToken: '',
    timestamp: expect.any(Number),
    source: { firstPage: '/contact', formPage: '/contact' },
  })
  expect(Number.isInteger(payload.timestamp)).toBe(true)
  expect(Math.abs(Date.now() - payload.timestamp)).toBeLessThan(60_000)
  await expect(sentHeading(page)).toBeVisible()
})

test('where the visit began and the page that led to the form are told, and nothing that names the visitor', async ({
  page,
}) => {
  await page.goto('/ai-systems?gclid=one-visitor&utm_source=autumn%20letter&utm_id=7', {
    referer: 'https://news.example/2026/a-private-page?reader=4711',
  })
  await page.locator('main a[href="/contact"]').first().click()
  await expect(page).toHaveURL(/\/contact$/)
  await fill(page)
  expect((await sendAndCatch(page)).source).toEqual({
    firstPage: '/ai-systems',
    cameFrom: '/ai-systems',
    formPage: '/contact',
    referringHost: 'news.example',
    campaign: { utm_source: 'autumn letter' },
  })
  await expect(sentHeading(page)).toBeVisible()
})

test('the token is made when the page loads, also where the form is far below', async ({ page }) => {
  const tokenOf = (at: Page) => at.locator('[data-contact-form]').getAttribute('data-csrf-token')
  await page.goto('/')
  await expect.poll(() => tokenOf(page)).toMatch(/^[0-9a-f]{64}$/)
  await expect(page.locator('page-island[name="ContactForm"][hydrated]')).toHaveCount(0)
  const onLoad = await tokenOf(page)
  await fill(page)
  expect((await sendAndCatch(page)).csrfToken).toBe(onLoad)
  await expect(sentHeading(page)).toBeVisible()
  expect(await tokenOf(page)).not.toBe(onLoad)
})

test('a token is kept for a retry, and new for other words, after success and on load', async ({ page }) => {
  let fails = true
  await page.route('**/api/contact', (route) => (fails ? route.abort() : route.continue()))
  await page.goto('/contact')
  await fill(page)
  const failed = page.getByRole('alert').filter({ hasText: contactMessages.network })
  const first = await sendAndCatch(page)
  await expect(failed).toBeVisible()
  const retry = await sendAndCatch(page)
  expect(retry.csrfToken).toBe(first.csrfToken)
  await expect(failed).toBeVisible()
  fails = false
  await fieldOf(page, 'message').fill(`${genuine.message} And one question more.`)
  const changed = await sendAndCatch(page)
  await page.getByRole('button', { name: 'Send Another Message' }).click()
  await fill(page)
  const second = await sendAndCatch(page)
  await expect(sentHeading(page)).toBeVisible()
  await page.reload()
  await fill(page)
  const third = await sendAndCatch(page)
  expect(new Set([first, changed, second, third].map(({ csrfToken }) => csrfToken)).size).toBe(4)
})

for (const [where, address, path] of [
  ['in local development', () => '', '/api/contact'],
  ['elsewhere', elsewhere, '/api/contact-secure'],
] as const) {
  test(`${where} the request goes to ${path}`, async ({ page }) => {
    await page.route('**/api/*', (route) => route.fulfill({ json: { success: true } }))
    await page.goto(`${address()}/contact`)
    await fill(page)
    const posted = page.waitForRequest(isEnquiry)
    await send(page)
    expect(new URL((await posted).url()).pathname).toBe(path)
    await expect(sentHeading(page)).toBeVisible()
  })
}

test('while checking and sending the button says so and is disabled', async ({ page }) => {
  let answer = () => {}
  const released = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/contact', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/contact')
  await fill(page)
  await hydrated(page)
  await page.locator('#contact-form button[type="submit"]').evaluate((button: HTMLButtonElement) => {
    const seen: [string | null, boolean][] = []
    Object.assign(window, { seen })
    const note = () => seen.push([button.textContent, button.disabled])
    new MutationObserver(note).observe(button, {
      attributes: true,
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  await send(page)
  const sending = page.getByRole('button', { name: 'Sending…' })
  await expect(sending).toBeDisabled()
  await expect(page.getByRole('status').filter({ hasText: 'Sending…' })).toBeAttached()
  const seen = await page.evaluate(() => (window as unknown as { seen: [string, boolean][] }).seen)
  expect(seen[0]).toEqual(['Running security check…', true])
  expect(seen.at(-1)).toEqual(['Sending…', true])
  await fieldOf(page, 'name').press('Enter')
  answer()
  await expect(sentHeading(page)).toBeFocused()
})

const answers: [string, { status: number; json?: object; body?: string }, string][] = [
  [
    'the server’s error',
    { status: 400, json: { success: false, error: 'Too many at once' } },
    'Too many at once',
  ],
  [
    'the server’s message',
    { status: 200, json: { success: false, message: 'Closed today' } },
    'Closed today',
  ],
  ['success false without words', { status: 200, json: { success: false } }, contactMessages.failed],
  ['a failure without words', { status: 500, json: {} }, contactMessages.failed],
  ['a failure that is no JSON', { status: 502, body: '<html>' }, contactMessages.failed],
  ['an answer that is no JSON', { status: 200, body: 'fine' }, contactMessages.unexpected],
]

test('every failure is said above the form, in view, and the words stay', async ({ page }) => {
  let answer = answers[0]?.[1]
  await page.route('**/api/contact', (route) => (answer ? route.fulfill(answer) : route.abort()))
  await page.goto('/contact')
  await fill(page)
  for (const [what, reply, message] of [
    ...answers,
    ['no connection', undefined, contactMessages.network] as const,
  ]) {
    await test.step(what, async () => {
      answer = reply
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await send(page)
      const banner = page.getByRole('alert').filter({ hasText: message })
      await expect(banner).toBeInViewport()
      await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused()
      await expect(fieldOf(page, 'message')).toHaveValue(genuine.message)
    })
  }
})

test('a failure that nobody foresaw is said as well, and the words stay', async ({ page }) => {
  await page.addInitScript(() => {
    crypto.getRandomValues = () => {
      throw new Error('no randomness')
    }
  })
  await page.goto('/contact')
  await fill(page)
  await send(page)
  await expect(page.getByRole('alert').filter({ hasText: contactMessages.unexpected })).toBeInViewport()
  await expect(fieldOf(page, 'message')).toHaveValue(genuine.message)
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
})
