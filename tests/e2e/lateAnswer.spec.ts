import { openLocal } from '@lintel/cli/database/openDatabase.ts'
import { newsletter } from '@lintel/engine/content/strings.ts'
import { draftKey } from '@lintel/kit/contact/draft.ts'
import { responseTimeout } from '@lintel/kit/postToEdge.ts'
import { contactMessages } from '@lintel/rules/contact.ts'
import { expect, type Page, type Route, test } from '@playwright/test'
import {
  elsewhere,
  fieldOf,
  fill,
  fromOwnNetwork,
  genuine,
  hydrated,
  send,
  sentHeading,
} from './support/contactForm.ts'

/** The edge does what it is asked first, and the page does not hear of it. Resolves once that is done. */
async function loseFirstAnswer(page: Page, path: string): Promise<{ stored: Promise<void> }> {
  const stored = Promise.withResolvers<void>()
  const postOnly = async (route: Route) => {
    const { host, pathname } = new URL(route.request().url())
    const headers = { ...(await route.request().allHeaders()), host }
    const response = await route.fetch({ url: `${process.env.SITE}${pathname}`, headers })
    expect(response.ok()).toBe(true)
    stored.resolve()
  }
  await page.route(`**${path}`, postOnly, { times: 1 })
  return { stored: stored.promise }
}

/** From here on only the test moves the page's clock. */
async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
}

const rows = (table: string, column: string, value: string) =>
  openLocal(table, process.env.STATE)(`SELECT id FROM ${table} WHERE ${column} = ?`, value)

for (const [where, address, path] of [
  ['in local development', () => '', '/api/contact'],
  ['elsewhere', elsewhere, '/api/contact-secure'],
] as const) {
  test(`${where} an enquiry whose answer is too late stays in the form, and is not stored twice`, async ({
    page,
  }) => {
    const message = `The answer to this comes too late ${where}.`
    await fromOwnNetwork(page)
    await page.clock.install()
    const answer = await loseFirstAnswer(page, path)
    await page.goto(`${address()}/contact`)
    await hydrated(page)
    await fill(page, { ...genuine, message })
    await stopClock(page)
    await send(page)
    await answer.stored
    await page.clock.runFor(responseTimeout - 1)
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled()
    await page.clock.runFor(1)
    await expect(page.getByRole('alert').filter({ hasText: contactMessages.network })).toBeInViewport()
    await expect(fieldOf(page, 'message')).toHaveValue(message)
    await send(page)
    await expect(sentHeading(page)).toBeVisible()
    expect(await rows('enquiries', 'message', message)).toHaveLength(1)
  })
}

for (const [where, address, path] of [
  ['in local development, where no client is known', () => '', '/api/contact'],
  ['elsewhere', elsewhere, '/api/contact-secure'],
] as const) {
  test(`${where} an enquiry that is sent from its draft, after the page was left without an answer, is not stored twice`, async ({
    page,
  }) => {
    const message = `The page was left before an answer came ${where}.`
    await fromOwnNetwork(page)
    const answer = await loseFirstAnswer(page, path)
    await page.goto(`${address()}/contact`)
    await hydrated(page)
    await fill(page, { ...genuine, message })
    await send(page)
    await answer.stored
    await page.reload()
    await expect(page.getByText('Draft restored from previous session')).toBeVisible()
    await send(page)
    await expect(sentHeading(page)).toBeVisible()
    expect(await page.evaluate((key) => localStorage.getItem(key), draftKey)).toBeNull()
    expect(await rows('enquiries', 'message', message)).toHaveLength(1)
  })
}

test('a subscription whose answer is too late says so, and can be asked for again', async ({ page }) => {
  const email = 'late@firm.example'
  await page.clock.install()
  const answer = await loseFirstAnswer(page, '/api/newsletter')
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  const field = footer.getByRole('textbox', { name: newsletter.label })
  await field.fill(email)
  await expect(page.locator('page-island[name="NewsletterForm"]').last()).toHaveAttribute('hydrated', '')
  await stopClock(page)
  await footer.getByRole('button', { name: newsletter.subscribe }).click()
  await answer.stored
  await page.clock.runFor(responseTimeout - 1)
  await expect(footer.getByRole('button', { name: newsletter.subscribe })).toBeDisabled()
  await page.clock.runFor(1)
  await expect(footer.getByText(newsletter.failed)).toBeVisible()
  await expect(field).toHaveValue(email)
  await footer.getByRole('button', { name: newsletter.subscribe }).click()
  await expect(footer.getByRole('status').filter({ hasText: /mail/ })).toHaveClass(/success/)
  expect(await rows('subscribers', 'email', email)).toHaveLength(1)
})
