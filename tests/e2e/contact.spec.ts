import { getContent } from '@lintel/engine/content/store.ts'
import { contactFieldNames, contactMessages } from '@lintel/rules/contact.ts'
import { expect, test } from '@playwright/test'
import { site } from '@site/data/site.ts'
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

const { section: contact } = getContent('pages', 'contact')

test('a message is sent, acknowledged with a reference and a time, and another can follow', async ({
  page,
}) => {
  await page.goto('/contact')
  await fill(page)
  await send(page)
  await expect(page.getByRole('heading', { name: 'Message Sent Successfully' })).toBeFocused()
  await expect(page.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/)).toBeVisible()
  await expect(page.getByText(/day, .* at \d+:\d\d [AP]M E[DS]T$/)).toBeVisible()
  // The answer takes the place of all that came before sending.
  await expect(page.getByText(contact.title)).toBeHidden()
  await expect(page.getByRole('heading', { name: contact.next.title })).toBeHidden()
  await page.getByRole('button', { name: 'Send Another Message' }).click()
  await expect(page.getByText(contact.title)).toBeVisible()
  await expect(fieldOf(page, 'message')).toHaveValue('')
  await expect(fieldOf(page, 'name')).toBeFocused()
})

test('the home page takes a message as well', async ({ page }) => {
  await page.goto('/#contact')
  await fill(page)
  await send(page)
  await expect(sentHeading(page)).toBeFocused()
})

test('what was typed before hydration is kept and sent', async ({ page }) => {
  await page.route('**/assets/*ContactForm*', async (route) => {
    await page.waitForFunction(
      () => (document.querySelector('#contact-message') as HTMLInputElement)?.value.length > 20,
    )
    await route.continue()
  })
  await page.goto('/contact')
  await fill(page)
  await hydrated(page)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(genuine.name)
  await expect(page.getByText(`${genuine.message.length}/1000`)).toBeVisible()
  await send(page)
  await expect(page.getByRole('heading', { name: 'Message Sent Successfully' })).toBeVisible()
})

test('outside local development a second message within 30 seconds is refused', async ({ page }) => {
  await fromOwnNetwork(page)
  await page.goto(`${elsewhere()}/contact`)
  await fill(page)
  await send(page)
  await page.getByRole('button', { name: 'Send Another Message' }).click()
  await fill(page, { ...genuine, message: 'One more thing about the spare parts.' })
  await send(page)
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please wait before submitting again' }),
  ).toBeVisible()
})

test('a second message from the same network in another browser is refused by the edge', async ({
  page,
  browser,
}) => {
  const network = await fromOwnNetwork(page)
  await page.goto(`${elsewhere()}/contact`)
  await fill(page)
  await send(page)
  await expect(sentHeading(page)).toBeVisible()
  const colleague = await browser.newPage()
  await fromOwnNetwork(colleague, network)
  await colleague.goto(`${elsewhere()}/contact`)
  await fill(colleague, { ...genuine, name: 'Ben Ferris' })
  await send(colleague)
  await expect(
    colleague.getByRole('alert').filter({ hasText: 'Please wait before submitting again' }),
  ).toBeInViewport()
  await expect(fieldOf(colleague, 'message')).toHaveValue(genuine.message)
  await colleague.close()
})

test.describe('draft', () => {
  test('is saved every 30 seconds, says so, and is restored with a banner that can clear it', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/contact')
    await hydrated(page)
    await expect(page.getByText('Auto-save enabled')).toBeVisible()
    await fill(page)
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    const untilSaving = () =>
      expect(async () => {
        await page.clock.runFor(900)
        await expect(page.getByText('Saving draft')).toBeVisible({ timeout: 100 })
      }).toPass({ intervals: [0] })
    await untilSaving()
    await page.clock.runFor(1000)
    await expect(page.getByText(/^Draft saved \d+:\d\d/)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /^Draft saved$/ })).toHaveCount(1)
    await page.reload()
    await expect(page.getByText('Draft restored from previous session')).toBeVisible()
    await expect(page.getByLabel('Company', { exact: true })).toHaveValue(genuine.company)
    await untilSaving()
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(fieldOf(page, 'name')).toBeFocused()
    await page.clock.runFor(1000)
    await expect(page.getByText('Auto-save enabled')).toBeVisible()
    await expect(page.getByLabel('Company', { exact: true })).toHaveValue('')
    await page.reload()
    await hydrated(page)
    await expect(page.getByText('Draft restored from previous session')).toHaveCount(0)
  })

  test('is saved when the page is left, and not offered after 24 hours', async ({ page }) => {
    await page.goto('/contact')
    await hydrated(page)
    await fill(page)
    await page.goto('/about')
    await page.goto('/contact')
    await expect(page.getByText('Draft restored from previous session')).toBeVisible()
    await page.goto('/about')
    await page.evaluate((key) => {
      const draft = JSON.parse(localStorage.getItem(key) ?? '{}')
      const savedAt = new Date(Date.now() - 24 * 60 * 60 * 1000 - 1000).toISOString()
      localStorage.setItem(key, JSON.stringify({ ...draft, savedAt }))
    }, `${site.storagePrefix}.contact-draft`)
    await page.goto('/contact')
    await hydrated(page)
    await expect(page.getByText('Draft restored from previous session')).toHaveCount(0)
  })
})

test('going offline while writing is announced, once', async ({ page, context }) => {
  await page.goto('/contact')
  await hydrated(page)
  await context.setOffline(true)
  await expect(page.getByText('You are offline. Your message stays here')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss notice' }).click()
  await expect(page.getByText('You are offline. Your message stays here')).toHaveCount(0)
  await context.setOffline(false)
})

test('at 400 % nothing lies over a field that is being filled in', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/contact')
  for (const name of contactFieldNames) {
    const field = fieldOf(page, name)
    await field.focus()
    await expect(field).toBeInViewport()
    // The top left corner of the field is the field's own: a pointer there would reach it.
    const isOnTop = await field.evaluate((element) => {
      const { left, top, bottom } = element.getBoundingClientRect()
      const y = Math.min(Math.max(top, 0) + 4, bottom - 1)
      return document.elementFromPoint(left + 8, y) === element
    })
    expect(isOnTop, name).toBe(true)
  }
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
    const alert = page.getByRole('alert').filter({ hasText: contactMessages.messageSpam })
    await expect(alert).toBeInViewport()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(genuine.name)
    await expect(fieldOf(page, 'message')).toHaveAttribute('aria-invalid', 'true')
    await expect(fieldOf(page, 'message')).toHaveAccessibleDescription(/viagra/)
    await expect(page.locator('#contact-message-issue').getByRole('link')).toHaveAttribute('href', /^mailto:/)
    await alert.getByRole('link', { name: contactMessages.messageSpam }).click()
    await expect(fieldOf(page, 'message')).toBeFocused()
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(/viagra problem/)
    await expect(page.getByText('/1000')).toBeHidden()
  })
})

test('with a script that never comes the message gets through after a while', async ({ page }) => {
  await page.clock.install()
  await page.route('**/assets/*ContactForm*', () => undefined)
  await page.goto('/contact')
  await fill(page)
  await send(page)
  await page.clock.runFor(10_000)
  await expect(sentHeading(page)).toBeVisible()
})

test('a draft that was sent without its script is not offered again', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  await fill(page)
  await page.route('**/assets/*ContactForm*', (route) => route.abort())
  await page.goto('/contact')
  await fill(page)
  await send(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Message Sent Successfully' })).toBeVisible()
  // The page's script has run, which forgets the draft.
  await expect(page.locator('html')).toHaveClass(/script/)
  await page.unroute('**/assets/*ContactForm*')
  await page.goto('/contact')
  await hydrated(page)
  await expect(page.getByText('Draft restored from previous session')).toHaveCount(0)
  await expect(fieldOf(page, 'message')).toHaveValue('')
})
