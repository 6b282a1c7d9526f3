import { pageWords } from '@lintel/engine/content/pages.ts'
import { expect, test } from '@playwright/test'

const { label, reading, parts } = pageWords('home').hero.frame

test.describe('the frame of the hero, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, hasTouch: true })

  test('says of each part what it stands for: under the pointer, by keyboard and by tap', async ({
    page,
  }) => {
    await page.goto('/')
    const frame = page.getByRole('radiogroup', { name: label })
    const partOf = (name: string) => frame.locator('label', { hasText: name })
    await expect(frame.getByText(reading)).toBeVisible()
    for (const { name, says } of Object.values(parts)) {
      await expect(frame.getByRole('radio', { name })).toHaveAccessibleDescription(says)
      await partOf(name).hover()
      await expect(frame.getByText(says)).toBeVisible()
      await expect(frame.getByText(reading)).toBeHidden()
    }
    await page.mouse.move(0, 0)
    await expect(frame.getByText(reading)).toBeVisible()

    await frame.getByRole('radio', { name: parts.load.name }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(frame.getByText(parts.beam.says)).toBeVisible()
    await expect(frame.getByText(parts.load.says)).toBeHidden()

    await partOf(parts.rightPost.name).tap()
    await expect(frame.getByText(parts.rightPost.says)).toBeVisible()
    await expect(frame.getByText(parts.beam.says)).toBeHidden()
    // The way of the load through this post shines, and that through the other does not.
    await expect(frame.locator('[href="#frame-rightPost"]')).toHaveCSS('opacity', '1')
    await expect(frame.locator('[href="#frame-leftPost"]')).toHaveCSS('opacity', '0')
  })
})
