import { createHash, createHmac, randomBytes } from 'node:crypto'
import { openLocal } from '@lintel/cli/database/openDatabase.ts'
import { expect, test } from '@playwright/test'

const database = (sql: string, ...values: (string | number)[]) =>
  openLocal('subscribers', process.env.STATE)(sql, ...values)

async function idOf(email: string): Promise<string> {
  const [subscriber] = await database('SELECT id FROM subscribers WHERE email = ?', email)
  return String(subscriber?.id)
}

/** What the confirmation mail does when it leaves: it carries a token whose hash the database keeps. */
async function confirmPath(email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest('hex')
  const update = 'UPDATE subscribers SET token_hash = ?, token_expires_at = ? WHERE email = ?'
  await database(update, hash, Date.now() + 60_000, email)
  return `/newsletter/confirm/${await idOf(email)}/${token}`
}

/** The link in every mail, signed with the key that the site made for itself. */
async function unsubscribePath(email: string): Promise<string> {
  const id = await idOf(email)
  const [key] = await database("SELECT value FROM keys WHERE name = 'signing'")
  const signature = createHmac('sha256', String(key?.value)).update(`unsubscribe:${id}`).digest('base64url')
  return `/newsletter/unsubscribe/${id}/${signature}`
}

test('subscribing answers once, in place', async ({ page }) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox', { name: 'Email address for the newsletter' }).fill('reader@firm.example')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  const answer = footer.getByRole('status').filter({ hasText: /\w/ })
  await expect(answer).toBeVisible()
  await expect(page.getByText(await answer.innerText())).toHaveCount(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page answers', async ({ page }) => {
    await page.goto('/about')
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('textbox', { name: 'Email address for the newsletter' }).fill('quiet@firm.example')
    await footer.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/newsletter/)
  })

  for (const [what, address, title, button, answer, after] of [
    [
      'an old confirmation link',
      '/newsletter/confirm/none/none',
      'Confirm your subscription',
      'Confirm',
      410,
      'This link no longer works',
    ],
    [
      'a wrong unsubscribe link',
      '/newsletter/unsubscribe/none/none',
      'Unsubscribe',
      'Unsubscribe',
      404,
      'This link does not work',
    ],
  ] as const) {
    test(`${what} opens a page that does nothing by itself, and its button says what happened`, async ({
      page,
    }) => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      const answered = page.waitForResponse(
        (response) => response.request().method() === 'POST' && !response.url().endsWith('/api/views'),
      )
      await page.getByRole('main').getByRole('button', { name: button }).click()
      expect((await answered).status()).toBe(answer)
      await expect(page.getByRole('heading', { level: 1, name: after })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    })
  }

  test('an address is confirmed by a button, and deleted by another', async ({ page }) => {
    const email = 'journey@firm.example'
    const press = (name: string) => page.getByRole('main').getByRole('button', { name }).click()
    const isTitled = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goto('/about')
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('textbox', { name: /newsletter/ }).fill(email)
    await footer.getByRole('button', { name: 'Subscribe' }).click()
    await isTitled('Almost done')

    const confirm = await confirmPath(email)
    await page.goto(confirm)
    await press('Confirm')
    await isTitled('Subscribed')
    const confirmed = 'SELECT confirmed_at IS NOT NULL AS confirmed FROM subscribers WHERE email = ?'
    expect(await database(confirmed, email)).toEqual([{ confirmed: 1 }])
    await page.goto(confirm)
    await press('Confirm')
    await isTitled('Subscribed')

    // The site makes its signing key when it first needs one.
    await page.goto('/newsletter/unsubscribe/none/none')
    await press('Unsubscribe')
    await isTitled('This link does not work')
    await page.goto(await unsubscribePath(email))
    await press('Unsubscribe')
    await isTitled('Unsubscribed')
    expect(await database('SELECT id FROM subscribers WHERE email = ?', email)).toEqual([])
    await page.goto(confirm)
    await press('Confirm')
    await isTitled('This link no longer works')
  })

  test('a wrong address is refused by a page that says why', async ({ page }) => {
    await page.goto('/about')
    const box = page.getByRole('contentinfo').getByRole('textbox', { name: /newsletter/ })
    await box.fill('reader@firm')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Not subscribed' })).toBeVisible()
    const again = page.getByRole('main').getByRole('textbox', { name: 'Email address for the newsletter' })
    await expect(again).toHaveValue('reader@firm')
    await expect(again).toHaveAccessibleDescription(
      'Invalid email format. A valid address looks like you@company.com.',
    )
    await again.fill('reader@firm.example')
    await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Almost done' })).toBeVisible()
  })
})
