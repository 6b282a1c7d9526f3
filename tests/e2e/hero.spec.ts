import { blockOf } from '@lintel/engine/content/blockPages.ts'
import { getContent } from '@lintel/engine/content/store.ts'
import { expect, test } from '@playwright/test'

const home = blockOf(getContent('pages', 'home'), 'home-hero')
if (!home) throw new Error('The home page has no hero.')
const { load, frame: hero } = home
const { label, reading, parts } = hero

test.describe('the frame of the hero, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, hasTouch: true })

  test('says of each part what it stands for: by click, by keyboard and by tap', async ({ page }) => {
    await page.goto('/')
    const frame = page.getByRole('radiogroup', { name: label })
    const partOf = (name: string) => frame.locator('label', { hasText: name })
    await expect(frame.getByText(reading)).toBeVisible()
    for (const { name, says } of Object.values(parts)) {
      await expect(frame.getByRole('radio', { name })).toHaveAccessibleDescription(says)
      // What was read last stays under a pointer that only passes.
      await partOf(name).hover()
      await expect(frame.getByText(says)).toBeHidden()
      await partOf(name).click()
      await expect(frame.getByText(says)).toBeVisible()
      await expect(frame.getByText(reading)).toBeHidden()
      await page.mouse.move(0, 0)
      await expect(frame.getByText(says)).toBeVisible()
    }

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

test.describe('the load on the beam', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('grows by keyboard and by pointer to the limit, further on a third support, and is taken off', async ({
    page,
  }) => {
    await page.goto('/')
    const portal = page.locator('.hero-portal')
    const status = portal.getByRole('status')
    const arrows = portal.locator('[data-arrows] > *')
    await expect(status).toHaveText(`L/2,160${load.within}`)
    await expect(arrows).toHaveCount(9)

    // It is there at rest, and a press that comes before its script counts.
    const more = portal.getByRole('button', { name: load.more })
    await expect(more).toBeVisible()
    await more.dispatchEvent('click')
    await page.keyboard.press('Shift')
    await expect(status).toHaveText(`L/1,080${load.within}`)
    await expect(arrows).toHaveCount(17)
    await more.focus()
    for (let step = 3; step <= 6; step++) await page.keyboard.press('Enter')
    await expect(status).toHaveText(`L/360${load.atLimit}`)

    await portal.getByRole('button', { name: load.support }).click()
    await expect(status).toHaveText(`L/6,938${load.propped}`)
    await expect(portal.locator('[data-prop]')).toHaveCSS('opacity', '1')

    for (let step = 7; step <= 8; step++) await portal.getByRole('button', { name: load.more }).click()
    await portal.getByRole('button', { name: load.less }).click()
    await expect(status).toHaveText(`L/2,160${load.within}`)
    await expect(portal.locator('[data-prop]')).toHaveCSS('opacity', '0')
  })
})

test.describe('the load, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('stands still, with its figure and no button', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('.hero-portal').getByRole('status')).toHaveText(`L/2,160${load.within}`)
    await expect(page.locator('[data-support]')).toBeHidden()
  })
})
