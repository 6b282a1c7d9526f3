import { expect, type Page, test } from '@playwright/test'
import { contactMessages } from '#data/rules/contact.ts'

/** A name that is not local development, so that client limits and the secure path are in force. */
const elsewhere = () => String(process.env.SITE).replace('127.0.0.1', 'site.test')

const genuine = {
  name: 'Ada Ferris',
  email: 'ada@ferris.example',
  company: 'Ferris Mills',
  message: 'We run three mills and want to forecast demand for spare parts.',
}

async function fill(page: Page, fields: Partial<typeof genuine> = genuine) {
  const labels = { name: 'Name', email: 'E-mail', company: 'Company', message: 'Message' } as const
  const form = page.locator('#contact-form')
  for (const [field, text] of Object.entries(fields)) {
    await form.getByLabel(labels[field as keyof typeof labels], { exact: true }).fill(text)
  }
}

/** Moves the pointer, as a visitor would, and waits for the form to wake. */
async function awake(page: Page) {
  await page.mouse.move(200, 200)
  await expect(page.locator('page-island[name="ContactForm"]')).toHaveAttribute('awake', '')
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()

test('a message is sent, acknowledged with a reference and a time, and another can follow', async ({
  page,
}) => {
  await page.goto('/contact')
  await fill(page)
  await send(page)
  await expect(page.getByRole('heading', { name: 'Message Sent Successfully' })).toBeFocused()
  await expect(page.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/)).toBeVisible()
  await expect(page.getByText(/day, .* at \d+:\d\d [AP]M/)).toBeVisible()
  await page.getByRole('button', { name: 'Send Another Message' }).click()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
})

test('what was typed before the form woke is kept and sent', async ({ page }) => {
  await page.route('**/assets/*ContactForm*', async (route) => {
    await page.waitForFunction(
      () => (document.querySelector('#contact-message') as HTMLInputElement)?.value.length > 20,
    )
    await route.continue()
  })
  await page.goto('/contact')
  await fill(page)
  await awake(page)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(genuine.name)
  await expect(page.getByText(`${genuine.message.length}/1000`)).toBeVisible()
  await send(page)
  await expect(page.getByRole('heading', { name: 'Message Sent Successfully' })).toBeVisible()
})

const refused: [string, Partial<typeof genuine>, string][] = [
  ['a short name', { name: 'A' }, contactMessages.nameShort],
  ['no address', { email: '' }, contactMessages.emailMissing],
  ['a wrong address', { email: 'ada@ferris' }, contactMessages.emailFormat],
  ['a suspicious address', { email: 'javascript:ada@ferris.example' }, contactMessages.emailSuspicious],
  ['a short message', { message: 'Hello' }, contactMessages.messageShort],
  [
    'a spam keyword',
    { message: 'This is urgent, please answer us about the migration.' },
    contactMessages.messageSpam,
  ],
]

test.describe('refuses in the browser', () => {
  for (const [what, change, message] of refused) {
    test(what, async ({ page }) => {
      await page.goto('/contact')
      await fill(page, { ...genuine, ...change })
      await send(page)
      const alert = page.getByRole('alert').filter({ hasText: 'Security Alert' })
      await expect(alert.getByText(message, { exact: true })).toBeVisible()
      const label =
        Object.keys(change)[0] === 'email' ? 'E-mail' : Object.keys(change)[0] === 'name' ? 'Name' : 'Message'
      const field = page.getByLabel(label, { exact: true })
      await expect(field).toBeFocused()
      await expect(field).toHaveAccessibleDescription(message)
    })
  }
})

test('a genuine buyer caught by the spam rules is told why and where to write instead', async ({ page }) => {
  await page.goto('/contact')
  await fill(page, { ...genuine, message: 'We would like to discuss a bitcoin custody review with you.' })
  await send(page)
  await expect(page.getByText(/bitcoin.*If your message is genuine, write to/)).toBeVisible()
})

test('a filled decoy field is refused', async ({ page }) => {
  await page.goto('/contact')
  await fill(page)
  await page.locator('input[name="website"]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example'
  })
  await send(page)
  await expect(page.getByRole('alert').filter({ hasText: contactMessages.bot })).toBeInViewport()
})

test('the counter follows, and the boxes have their limits', async ({ page }) => {
  await page.goto('/contact')
  await awake(page)
  await fill(page, { name: 'n'.repeat(80), company: 'c'.repeat(120), message: 'm'.repeat(1200) })
  await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('maxlength', '50')
  await expect(page.getByLabel('Company', { exact: true })).toHaveAttribute('maxlength', '100')
  await page.getByLabel('Message', { exact: true }).fill('')
  await page.getByLabel('Message', { exact: true }).pressSequentially('Twelve chars')
  await expect(page.getByText('12/1000')).toBeVisible()
})

test.describe('says what went wrong', () => {
  for (const [what, answer, message] of [
    [
      'the server’s own error',
      { status: 400, json: { success: false, error: 'Too many at once' } },
      'Too many at once',
    ],
    ['a failure without words', { status: 500, json: { success: false } }, contactMessages.failed],
    ['a failure that is no JSON', { status: 502, body: '<html>' }, contactMessages.failed],
    ['an answer that is no JSON', { status: 200, body: 'fine' }, contactMessages.unexpected],
  ] as const) {
    test(what, async ({ page }) => {
      await page.route('**/api/contact', (route) => route.fulfill(answer))
      await page.goto('/contact')
      await fill(page)
      await send(page)
      await expect(page.getByRole('alert').filter({ hasText: message })).toBeInViewport()
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue(genuine.message)
    })
  }

  test('no connection', async ({ page }) => {
    await page.route('**/api/contact', (route) => route.abort())
    await page.goto('/contact')
    await fill(page)
    await send(page)
    await expect(page.getByRole('alert').filter({ hasText: contactMessages.network })).toBeInViewport()
  })
})

test.describe('outside local development', () => {
  test('a second message within 30 seconds is refused', async ({ page }) => {
    await page.goto(`${elsewhere()}/contact`)
    await fill(page)
    const posted = page.waitForRequest('**/api/contact-secure')
    await send(page)
    await posted
    await expect(page.getByRole('heading', { name: 'Message Sent Successfully' })).toBeVisible()
    await page.getByRole('button', { name: 'Send Another Message' }).click()
    await fill(page, { ...genuine, message: 'One more thing about the spare parts.' })
    await send(page)
    await expect(
      page.getByRole('alert').filter({ hasText: 'Please wait before submitting again' }),
    ).toBeVisible()
  })

  for (const [what, ages, message] of [
    ['the fourth within an hour', [600, 1200, 1800], 'Hourly submission limit exceeded'],
    [
      'the eleventh within a day',
      Array.from({ length: 10 }, (_, index) => 7200 + index * 3600),
      'Daily submission limit exceeded',
    ],
  ] as const) {
    test(`${what} is refused`, async ({ page }) => {
      await page.addInitScript(
        (seconds) => {
          const times = seconds.map((age) => Date.now() - age * 1000)
          localStorage.setItem('lintel.contact-submissions', JSON.stringify({ times, last: times[0] }))
        },
        [...ages],
      )
      await page.goto(`${elsewhere()}/contact`)
      await fill(page)
      await send(page)
      await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
    })
  }
})

test.describe('draft', () => {
  test('is saved every 30 seconds, says so, and is restored with a banner that can clear it', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/contact')
    await awake(page)
    await expect(page.getByText('Auto-save enabled')).toBeVisible()
    await fill(page)
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await expect(async () => {
      await page.clock.runFor(900)
      await expect(page.getByText('Saving draft')).toBeVisible({ timeout: 100 })
    }).toPass()
    await page.clock.runFor(1000)
    await expect(page.getByText(/^Draft saved \d+:\d\d/)).toBeVisible()
    await page.reload()
    await expect(page.getByText('Draft restored from previous session')).toBeVisible()
    await expect(page.getByLabel('Company', { exact: true })).toHaveValue(genuine.company)
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(page.getByLabel('Company', { exact: true })).toHaveValue('')
    await page.reload()
    await awake(page)
    await expect(page.getByText('Draft restored from previous session')).toHaveCount(0)
  })

  test('is saved when the page is left, and not offered after 24 hours', async ({ page }) => {
    await page.goto('/contact')
    await awake(page)
    await fill(page)
    await page.goto('/about')
    await page.goto('/contact')
    await expect(page.getByText('Draft restored from previous session')).toBeVisible()
    await page.goto('/about')
    await page.evaluate(() => {
      const draft = JSON.parse(localStorage.getItem('lintel.contact-draft') ?? '{}')
      const savedAt = new Date(Date.now() - 24 * 60 * 60 * 1000 - 1000).toISOString()
      localStorage.setItem('lintel.contact-draft', JSON.stringify({ ...draft, savedAt }))
    })
    await page.goto('/contact')
    await awake(page)
    await expect(page.getByText('Draft restored from previous session')).toHaveCount(0)
  })
})

test('going offline while writing is announced, once', async ({ page, context }) => {
  await page.goto('/contact')
  await awake(page)
  await context.setOffline(true)
  await expect(page.getByText('You are offline. Your message stays here')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss notice' }).click()
  await expect(page.getByText('You are offline. Your message stays here')).toHaveCount(0)
  await context.setOffline(false)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the same form is answered by a page with the reference', async ({ page }) => {
    await page.goto('/contact')
    await fill(page)
    await send(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Message Sent Successfully' })).toBeVisible()
    await expect(page.getByText(/[A-Z0-9]{4}-[A-Z0-9]{4}/)).toBeVisible()
  })

  test('a refused message comes back with its words and what is wrong', async ({ page }) => {
    await page.goto('/contact')
    await fill(page, { ...genuine, message: 'We have a viagra problem in our mail filters.' })
    await send(page)
    await expect(page.getByText(contactMessages.messageSpam)).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(genuine.name)
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(/viagra problem/)
  })
})

test('with the form’s script blocked the message still gets through', async ({ page }) => {
  await page.route('**/assets/*ContactForm*', (route) => route.abort())
  await page.goto('/contact')
  await fill(page)
  await send(page)
  await expect(page.getByRole('heading', { name: 'Message Sent Successfully' })).toBeVisible()
})
