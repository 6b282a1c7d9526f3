import { expect, type Page, test } from '@playwright/test'
import { block } from './support/block.ts'

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const light = 'rgb(255, 255, 255)'
const trueBlack = 'rgb(0, 0, 0)'

test.describe('compact toggle', () => {
  test('the very first click changes the theme: system, light, dark, system', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    expect(await background(page)).toBe(trueBlack)
    const toggle = page.getByRole('button', { name: 'Switch theme' })
    await toggle.click()
    await expect(toggle).toHaveAccessibleName('Theme: light. Switch theme')
    await expect.poll(() => background(page)).toBe(light)
    await toggle.click()
    await expect.poll(() => background(page)).toBe(trueBlack)
    await expect(toggle).toHaveAccessibleName('Theme: dark. Switch theme')
    await toggle.click()
    await expect(toggle).toHaveAccessibleName('Theme: system. Switch theme')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => background(page)).toBe(light)
  })

  test('works by keyboard with its first key', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    await page.getByRole('button', { name: 'Switch theme' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => background(page)).toBe(light)
  })

  test('answers at once, also where no other script comes', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    const expectBlocked = await block(page, '**/assets/**/*.js')
    await page.goto('/')
    const toggle = page.getByRole('button', { name: 'Switch theme' })
    await toggle.click()
    await toggle.click()
    await expect(toggle).toHaveAccessibleName('Theme: dark. Switch theme')
    expect(await background(page)).toBe(trueBlack)
    const menu = page.getByRole('group', { name: 'Theme' })
    await expect(menu.getByRole('button', { pressed: true })).toHaveText('Dark')
    await menu.getByRole('button', { name: 'Light' }).click()
    await expect(menu.getByRole('button', { pressed: true })).toHaveText('Light')
    expect(await background(page)).toBe(light)
    await expectBlocked()
  })
})

test('the choice is kept, also before the first paint of the next page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/about')
  await page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Dark' }).click()
  await expect.poll(() => background(page)).toBe(trueBlack)
  const expectBlocked = await block(page, '**/assets/**/*.js')
  await page.goto('/services')
  expect(await background(page)).toBe(trueBlack)
  await expectBlocked()
})

/** The color that the browser gives its own bars: that of the first `theme-color` whose media hold. */
const barColor = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
    const probe = document.createElement('i')
    probe.style.color = metas.find(({ media }) => matchMedia(media).matches)?.content ?? ''
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })

test('the bars of the browser are right from the start, before any code comes, and follow each choice', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/about')
  expect(await barColor(page)).toBe(light)
  const choose = (name: string) =>
    page.getByRole('group', { name: 'Theme' }).getByRole('button', { name }).click()
  await choose('Dark')
  await expect.poll(() => barColor(page)).toBe(trueBlack)
  const expectBlocked = await block(page, '**/assets/**/*.js')
  await page.goto('/services')
  expect(await barColor(page)).toBe(trueBlack)
  await expectBlocked()
  await page.unroute('**/assets/**/*.js')
  await page.reload()
  expect(await barColor(page)).toBe(trueBlack)
  await choose('System')
  await expect.poll(() => barColor(page)).toBe(light)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => barColor(page)).toBe(trueBlack)
})

test('on a page that is always dark the bars of the browser are dark too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/privacy-policy')
  await expect.poll(() => barColor(page)).toBe(trueBlack)
  const note = 'This page is always dark. Your choice changes the other pages.'
  await expect(page.getByRole('group', { name: 'Theme' })).toHaveAccessibleDescription(note)
  await expect(page.getByText(note)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: /^Theme/ })).toHaveAccessibleDescription(
    note,
  )
})

test('other tabs follow', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const other = await context.newPage()
  await other.emulateMedia({ colorScheme: 'light' })
  await other.goto('/about')
  await page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Dark' }).click()
  await expect.poll(() => background(other)).toBe(trueBlack)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' })

  test('the system decides, and no dead control shows', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveCSS('background-color', trueBlack)
    await expect(page.getByRole('button', { name: 'Switch theme' })).toBeHidden()
    await expect(page.getByRole('group', { name: 'Theme' })).toBeHidden()
  })
})
