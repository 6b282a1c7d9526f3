import { newsletter } from '@lintel/engine/content/strings.ts'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { chatOn } from './support/chat.ts'

interface Touch {
  route: string
  island: string
  control: (page: Page) => Locator
  works: (page: Page) => Promise<void>
}

const touches: Touch[] = [
  {
    route: '/about',
    island: 'ChatAssistant',
    control: (page) => chatOn(page).button,
    works: (page) => expect(chatOn(page).panel).toBeVisible(),
  },
]

for (const { route, island, control, works } of touches) {
  test(`${island} answers to its first click and to its first key`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    for (const how of ['key', 'click'] as const) {
      await test.step(how, async () => {
        await page.goto(route)
        const target = control(page)
        await expect(page.locator(`page-island[name="${island}"][hydrated]`)).toHaveCount(0)
        if (how === 'click') await target.click()
        else {
          await target.focus()
          await page.keyboard.press('Enter')
        }
        await works(page)
        await page.evaluate(() => localStorage.clear())
      })
    }
  })
}

for (const how of ['pointer', 'focus'] as const) {
  test(`an island is hydrated as the ${how} comes near, before it is touched`, async ({ page }) => {
    await page.goto('/about')
    const { button } = chatOn(page)
    if (how === 'pointer') {
      const box = await button.boundingBox()
      await page.mouse.move((box?.x ?? 0) - 60, (box?.y ?? 0) - 60)
    } else await button.focus()
    await expect(page.locator('page-island[name="ChatAssistant"]')).toHaveAttribute('hydrated', '')
    await expect(chatOn(page).panel).toBeHidden()
  })
}

test('a touch out of nowhere asks for all of an island’s code at once', async ({ page }) => {
  await page.goto('/about')
  const island = page.locator('page-island[name="NewsletterForm"]')
  const own = await island.evaluate((element) =>
    ['module', 'mount'].map((name) => element.getAttribute(name)),
  )
  const shared = ((await island.getAttribute('imports')) ?? '').split(' ')
  const requests = Promise.all(
    shared.map((address) => page.waitForRequest((request) => request.url().endsWith(address))),
  )
  // What imports the rest is held back: who waits for it asks for the rest too late.
  for (const address of own)
    await page.route(`**${address}`, async (route) => {
      await requests
      await route.continue()
    })
  await island.getByRole('button').dispatchEvent('pointerdown')
  await expect(island).toHaveAttribute('hydrated', '')
})

test('the assistant’s frame opens before its code has come, and stays closed once Escape has closed it', async ({
  page,
}) => {
  await page.goto('/about')
  let serve = () => {}
  const served = new Promise<void>((resolve) => {
    serve = resolve
  })
  await page.route(/ChatAssistant/, async (route) => {
    await served
    await route.continue()
  })
  const { button, panel, field } = chatOn(page)
  await button.click()
  await expect(panel).toBeVisible()
  await expect(field).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
  serve()
  await expect(page.locator('page-island[name="ChatAssistant"]')).toHaveAttribute('hydrated', '')
  await expect(panel).toBeHidden()
  await button.click()
  await expect(field).toBeVisible()
})

test('an island whose code fails to come is asked for once more', async ({ page }) => {
  await page.route(/ChatAssistant[^?]*\.js$/, (route) => route.abort())
  await page.goto('/')
  await page.getByRole('button', { name: 'Open AI Assistant' }).click()
  await expect(page.getByRole('dialog', { name: 'AI Assistant' })).toBeVisible()
})

test.describe('NewsletterForm', () => {
  for (const how of ['click', 'key'] as const) {
    test(`sends with its first ${how}, in place`, async ({ page }) => {
      await page.route('**/assets/*NewsletterForm*', async (route) => {
        await expect(page.getByRole('textbox', { name: newsletter.label })).toHaveValue(/example$/)
        await route.continue()
      })
      await page.goto('/about')
      const footer = page.getByRole('contentinfo')
      const field = footer.getByRole('textbox', { name: newsletter.label })
      await field.focus()
      await page.keyboard.type(`${how}@firm.example`)
      if (how === 'click') await footer.getByRole('button', { name: newsletter.subscribe }).click()
      else await page.keyboard.press('Enter')
      await expect(footer.getByRole('status').filter({ hasText: /\w/ })).toBeVisible()
      await expect(page).toHaveURL('/about')
    })
  }
})

test.describe('BlogSearch', () => {
  test('answers to its first click', async ({ page }) => {
    const index = page.waitForRequest('**/search-index.json')
    await page.goto('/blog')
    await page.getByRole('searchbox').click()
    await index
    await expect(page.getByRole('searchbox')).toBeFocused()
  })

  test('answers to its first key, and keeps what is typed while its code comes', async ({ page }) => {
    await page.route('**/assets/*BlogSearch*', async (route) => {
      await expect(page.getByRole('searchbox')).toHaveValue('pipeline')
      await route.continue()
    })
    await page.goto('/blog')
    await page.getByRole('searchbox').focus()
    await page.keyboard.type('pipeline')
    await expect(page.getByRole('search').getByRole('link').first()).toContainText('Data pipeline')
    await expect(page.getByRole('searchbox')).toHaveValue('pipeline')
    await page.keyboard.type('s')
    await expect(page.getByRole('searchbox')).toHaveValue('pipelines')
  })
})

test('text that comes without a key, such as dictation, hydrates its island', async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('searchbox').fill('pipeline')
  await expect(page.getByRole('search').getByRole('link').first()).toContainText('Data pipeline')
})
