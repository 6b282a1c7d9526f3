import { newsletter } from '@lintel/engine/content/strings.ts'
import { contactMessages } from '@lintel/rules/contact.ts'
import { expect, test } from '@playwright/test'
import { block } from './support/block.ts'
import { chatOn } from './support/chat.ts'
import { fieldOf, fill, genuine, hydrated, send, sentHeading } from './support/contactForm.ts'
import { journeys, missingPart, runJourneys } from './support/journeys.ts'

test('without the code of any island every journey has an outcome', async ({ page }) => {
  test.slow()
  const expectBlocked = await block(page, '**/assets/kit_*')
  await runJourneys(page)
  await expectBlocked()
})

test('a part whose code does not come says so, once it is touched', async ({ page }) => {
  const expectBlocked = await block(page, '**/assets/*ChatAssistant*')
  await page.goto('/about')
  await expect(missingPart(page)).toHaveCount(0)
  await chatOn(page).button.click()
  await expect(missingPart(page)).toContainText('could not be loaded')
  await expectBlocked()
  for (const _ of ['once', 'and again']) {
    await page.keyboard.press('Escape')
    await expect(missingPart(page)).toHaveCount(0)
    await chatOn(page).button.click()
    await expect(missingPart(page)).toBeVisible()
  }
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
  await hydrated(page)
  await context.setOffline(true)
  await send(page)
  await expect(page.getByRole('alert').filter({ hasText: contactMessages.network })).toBeVisible()
  await expect(fieldOf(page, 'message')).toHaveValue(genuine.message)
  await context.setOffline(false)
  await send(page)
  await expect(sentHeading(page)).toBeVisible()
})

test('offline before any code came: a form says so, keeps its words, and sends them once the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await context.setOffline(true)
  await fill(page)
  await send(page)
  await expect(missingPart(page)).toContainText('Check your connection')
  await expect(fieldOf(page, 'message')).toHaveValue(genuine.message)
  await context.setOffline(false)
  await page.keyboard.press('Escape')
  await send(page)
  await expect(sentHeading(page)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every journey that needs none ends well, and what needs some is not shown', async ({ page }) => {
    test.slow()
    await runJourneys(page, ({ control }) => !control)
    await page.goto('/about')
    for (const { control } of journeys) if (control) await expect(control(page)).toBeHidden()
  })
})
