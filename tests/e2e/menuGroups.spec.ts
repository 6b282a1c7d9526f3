import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { buildCopy } from '@lintel/lab/projectCopy.ts'
import { expect, type Page, test } from '@playwright/test'
import { nestedMenu } from '../support/nestedMenu.ts'
import { serveFolder } from './support/staticHost.ts'

// One build and one host for all of it.
test.describe.configure({ mode: 'serial', timeout: 180_000 })

let built: ReturnType<typeof buildCopy>
let host: Awaited<ReturnType<typeof serveFolder>>

test.beforeAll(async () => {
  built = buildCopy((copy) => {
    const file = join(copy, 'content/interface/navigation.yaml')
    writeFileSync(file, nestedMenu(readFileSync(file, 'utf8')))
  })
  host = await serveFolder(built.client)
})

test.afterAll(() => {
  host?.stop()
  built?.remove()
})

const header = (page: Page) => page.getByRole('banner')
const entry = (page: Page, menu: 'services' | 'site') =>
  page.locator(`#${menu}-menu summary`).filter({ hasText: 'Training' })
const nested = (page: Page) =>
  header(page).getByRole('link', { name: /^(?:Training|For engineers|For managers)$/ })

const openServices = async (page: Page) => {
  await page.goto(`${host.address}/careers`)
  const button = header(page).getByRole('button', { name: 'List of services' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(entry(page, 'services')).toBeVisible()
  return button
}

/** The script of the list has come: it has taken the press of a key. */
const escapes = async (page: Page) =>
  expect(async () => {
    await entry(page, 'services').focus()
    await page.keyboard.press('Enter')
    await expect(nested(page).first()).toBeVisible({ timeout: 500 })
    await page.keyboard.press('Escape')
    await expect(nested(page).first()).toBeHidden({ timeout: 500 })
    await expect(entry(page, 'services')).toBeVisible({ timeout: 500 })
  }).toPass()

test('a press opens the list below an own entry, and Escape closes the list before the menu', async ({
  page,
}) => {
  const button = await openServices(page)
  await expect(nested(page)).toHaveCount(0)
  await entry(page, 'services').click()
  await expect(nested(page)).toHaveText(['Training', 'For engineers', 'For managers'])
  for (const each of await nested(page).all()) await expect(each).toBeInViewport({ ratio: 1 })
  await expect(async () => {
    await entry(page, 'services').click()
    await expect(nested(page)).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await openServices(page)
  await escapes(page)
  await expect(entry(page, 'services')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(entry(page, 'services')).toBeHidden()
  await expect(button).toBeFocused()
})

test('the list closes when the focus leaves it', async ({ page }) => {
  await openServices(page)
  await escapes(page)
  await page.keyboard.press('Enter')
  await nested(page).last().focus()
  await page.keyboard.press('Tab')
  await expect(header(page).getByRole('link', { name: 'Press', exact: true })).toBeFocused()
  await expect(nested(page)).toHaveCount(0)
})

test('a pointer opens the list, and closes it when it leaves', async ({ page }) => {
  await openServices(page)
  await escapes(page)
  await entry(page, 'services').hover()
  await expect(nested(page)).toHaveCount(3)
  // The press belongs to the same gesture.
  await entry(page, 'services').click()
  await expect(nested(page)).toHaveCount(3)
  await nested(page).last().hover()
  await expect(nested(page)).toHaveCount(3)
  await header(page).getByRole('link', { name: 'Pricing' }).hover()
  await expect(nested(page)).toHaveCount(0)
})

test('what belongs to the page is marked, and nothing hinders', async ({ page }) => {
  await openServices(page)
  await entry(page, 'services').click()
  await expect(entry(page, 'services')).toHaveAttribute('aria-current', 'true')
  await expect(nested(page).nth(1)).toHaveAttribute('aria-current', 'page')
  const { violations } = await new AxeBuilder({ page }).include('header').analyze()
  expect(violations).toEqual([])
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the list makes room for itself in the menu, and Escape closes the menu', async ({ page }) => {
    await page.goto(`${host.address}/about`)
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await entry(page, 'site').tap()
    await expect(nested(page)).toHaveText(['Training', 'For engineers', 'For managers'])
    await nested(page).last().focus()
    const { violations } = await new AxeBuilder({ page }).include('header').analyze()
    expect(violations).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.keyboard.press('Escape')
    await expect(page.locator('#site-menu')).toBeHidden()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a pointer reaches the menu, and a press the list', async ({ page }) => {
    await page.goto(`${host.address}/about`)
    await header(page).getByRole('link', { name: 'Services', exact: true }).hover()
    await entry(page, 'services').click()
    await nested(page).last().click()
    await expect(page).toHaveURL(/\/contact$/)
  })
})
