import { blockOf } from '@lintel/engine/content/blockPages.ts'
import { getContent } from '@lintel/engine/content/store.ts'
import { expect, test } from '@playwright/test'

const label = blockOf(getContent('pages', 'home'), 'pillars')?.wipe.label ?? ''
const plans = '.state-wipe > svg'

test('one state of the system is wiped off the other, by keyboard and by dragging', async ({ page }) => {
  await page.goto('/')
  const slider = page.getByRole('slider', { name: label })
  await page.locator('.state-wipe').scrollIntoViewIfNeeded()
  await expect(slider).toHaveValue('70')
  const clipOf = () =>
    page
      .locator(plans)
      .last()
      .evaluate((plan) => getComputedStyle(plan).clipPath)
  const before = await clipOf()
  await slider.press('Home')
  await expect(slider).toHaveValue('0')
  expect(await clipOf()).not.toBe(before)

  const box = await slider.boundingBox()
  if (!box) throw new Error('The slider has no place.')
  await page.mouse.move(box.x + 8, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.up()
  await expect(slider).toHaveValue('50')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('both states are seen, and no dead slider', async ({ page }) => {
    await page.goto('/')
    for (const plan of await page.locator(plans).all()) await expect(plan).toHaveCSS('clip-path', 'none')
    await expect(page.locator(plans)).toHaveCount(2)
    await expect(page.locator('.state-wipe input')).toBeHidden()
  })
})
