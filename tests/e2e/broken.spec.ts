import { expect, type Page, test } from '@playwright/test'
import { newsletter } from '#data/newsletter.ts'
import { contactMessages } from '#data/rules/contact.ts'
import { chatOn } from './support/chat.ts'
import { awake, fieldOf, fill, genuine, send, sentHeading } from './support/contactForm.ts'
import { type Journey, journeys, missingPart } from './support/journeys.ts'

const errorsOf = (page: Page) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}

async function travelAll(page: Page, which: (journey: Journey) => boolean = () => true) {
  for (const journey of journeys.filter(which)) await test.step(journey.name, () => journey.travel(page))
}

const keepsSomething = ({ name }: Journey) => /theme|enquiry|assistant/.test(name)

/** What can be wrong with the browser's storage, done before any script of the page runs. */
const storages: Record<string, () => void> = {
  denied: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  'full of what is not ours': () => {
    const wrong = [
      '',
      '{',
      'null',
      '[]',
      '{"times":"x","last":{}}',
      '{"messages":[{"role":"assistant"}]}',
      '\u0000',
    ]
    for (const storage of [localStorage, sessionStorage]) {
      for (const name of ['theme', 'contact-draft', 'contact-submissions', 'chat', 'words'])
        storage.setItem(`lintel.${name}`, wrong[Math.floor(Math.random() * wrong.length)] ?? '')
    }
  },
  'as it was ten years ago': () => {
    const savedAt = '2016-01-01T00:00:00.000Z'
    localStorage.setItem(
      'lintel.contact-draft',
      JSON.stringify({ name: 'Old', message: 'Words of long ago', savedAt }),
    )
    localStorage.setItem('lintel.contact-submissions', JSON.stringify({ times: [1, 2, 3, 4], last: 4 }))
  },
}

for (const [what, breakStorage] of Object.entries(storages)) {
  test(`with storage ${what} every journey ends well, without an error`, async ({ page }) => {
    test.slow()
    const errors = errorsOf(page)
    await page.addInitScript(breakStorage)
    await travelAll(page, what === 'denied' ? undefined : keepsSomething)
    expect(errors).toEqual([])
  })
}

test('without the code of any island every journey has an outcome', async ({ page }) => {
  test.slow()
  await page.route('**/assets/components_*', (route) => route.abort())
  await travelAll(page)
})

test('a part whose code does not come says so, once it is touched', async ({ page }) => {
  await page.route('**/assets/*ChatAssistant*', (route) => route.abort())
  await page.goto('/about')
  await expect(missingPart(page)).toHaveCount(0)
  await chatOn(page).button.click()
  await expect(missingPart(page)).toContainText('could not be loaded')
  await page.keyboard.press('Escape')
  await expect(missingPart(page)).toHaveCount(0)
})

test.describe('in a tab older than the last deployment', () => {
  /** The page as it was: it names code that the host no longer has. */
  async function openOutdated(page: Page, address: string) {
    let isFirst = true
    await page.route(`**${address}`, async (route) => {
      const answer = await route.fetch()
      const body = await answer.text()
      await route.fulfill({
        response: answer,
        body: isFirst
          ? body.replaceAll(/(assets\/components_islands_\w+)\.[\w-]+\.js/g, '$1.0ldHash0.js')
          : body,
      })
      isFirst = false
    })
    await page.goto(address)
  }

  test('a touch loads the page anew, and what was typed stands in its fields', async ({ page }) => {
    await openOutdated(page, '/contact')
    await fill(page)
    await page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Dark' }).click()
    await expect(page.locator('page-island[module*="0ldHash0"]')).toHaveCount(0)
    await fieldOf(page, 'message').scrollIntoViewIfNeeded()
    await awake(page)
    for (const [field, words] of Object.entries(genuine))
      await expect(fieldOf(page, field as keyof typeof genuine)).toHaveValue(words)
    await page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveClass(/dark/)
    await send(page)
    await expect(sentHeading(page)).toBeVisible()
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  })

  test('a form still sends what stands in it', async ({ page }) => {
    await openOutdated(page, '/contact')
    await fill(page)
    await send(page)
    await expect(sentHeading(page)).toBeVisible({ timeout: 20_000 })
  })
})

test('whatever the newsletter’s answer is, the visitor reads a sentence', async ({ page }) => {
  const answers: [string, object | undefined][] = [
    ['a server error', { status: 500, json: {} }],
    ['HTML', { status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' }],
    ['garbage', { status: 200, body: '\u0000{]' }],
    ['null', { status: 200, body: 'null' }],
    ['success without words', { status: 200, json: { success: true } }],
    ['an error that is no text', { status: 400, json: { success: false, error: { code: 1 } } }],
    ['nothing', undefined],
  ]
  let answer: object | undefined
  await page.route('**/api/newsletter', (route) => (answer ? route.fulfill(answer) : route.abort()))
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  const field = footer.getByRole('textbox', { name: newsletter.label })
  for (const [what, reply] of answers) {
    await test.step(what, async () => {
      answer = reply
      await field.fill('reader@firm.example')
      await footer.getByRole('button', { name: newsletter.subscribe }).click()
      await expect(footer.getByText(newsletter.failed)).toBeVisible()
      await expect(field).toHaveValue('reader@firm.example')
    })
  }
})

test('an acknowledged enquiry never looks lost, whatever else the answer holds', async ({ page }) => {
  await page.route('**/api/contact', (route) =>
    route.fulfill({
      json: { success: true, reference: { a: 1 }, replyBy: 'soon', receipt: 'javascript:alert(1)' },
    }),
  )
  await page.goto('/contact')
  await fill(page)
  await send(page)
  await expect(sentHeading(page)).toBeVisible()
  await expect(page.locator('a[href^="javascript:"]')).toHaveCount(0)
})

test('an error that is no text is said in our words', async ({ page }) => {
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 400, json: { error: { a: 1 }, message: [1] } }),
  )
  await page.goto('/contact')
  await fill(page)
  await send(page)
  await expect(page.getByRole('alert').filter({ hasText: contactMessages.failed })).toBeVisible()
  await expect(fieldOf(page, 'message')).toHaveValue(genuine.message)
})

test('offline in the middle: words stay, the rest works, and they are sent once the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await fill(page)
  await awake(page)
  await context.setOffline(true)
  await send(page)
  await expect(page.getByRole('alert').filter({ hasText: contactMessages.network })).toBeVisible()
  await expect(fieldOf(page, 'message')).toHaveValue(genuine.message)
  await context.setOffline(false)
  await send(page)
  await expect(sentHeading(page)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every journey that needs none ends well, and what needs some is not shown', async ({ page }) => {
    test.slow()
    await travelAll(page, ({ control }) => !control)
    await page.goto('/about')
    for (const { control } of journeys) if (control) await expect(control(page)).toBeHidden()
  })
})
