import { servicesIn } from '@lintel/engine/content/store.ts'
import { expect, test } from '@playwright/test'

for (const width of [390, 1440])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('the overview lists its services as cards, each with its first three features', async ({ page }) => {
      await page.goto('/services')
      const overview = page.locator('#overview')
      const cards = overview.locator('li').filter({ has: page.getByRole('heading', { level: 3 }) })
      await expect(cards).toHaveCount(servicesIn('overview').length)
      for (const [index, { name, href, features }] of servicesIn('overview').entries()) {
        const card = cards.nth(index)
        await expect(card.getByRole('link', { name })).toHaveAttribute('href', href)
        await expect(card.getByRole('listitem')).toHaveText(features.slice(0, 3))
        for (const feature of await card.getByRole('listitem').all()) await expect(feature).toBeVisible()
      }
    })

    test('security has a place of its own beside the cards', async ({ page }) => {
      await page.goto('/services')
      const note = page.getByRole('complementary', { name: 'Cybersecurity' })
      await expect(note.getByRole('link')).toHaveAttribute('href', '/cybersecurity')
    })
  })
