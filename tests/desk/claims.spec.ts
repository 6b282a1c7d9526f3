import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { isoDay } from '@lintel/rules/time.ts'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { expect, keepsFocus, test, unsavedFiles } from './desk.ts'

test.describe.configure({ mode: 'default' })

const register = 'content/claims.yaml'
const today = () => isoDay(Date.now())

test('a claim is registered, used, reviewed, and removed once nothing uses it', async ({ page, desk }) => {
  const before = desk.read(register)
  const home = desk.read('content/pages/home.yaml')
  await page.getByRole('link', { name: 'Claims' }).click()
  await expect(page.getByRole('heading', { name: /^Due for review/ })).toBeVisible()

  await page.getByRole('button', { name: 'New claim' }).click()
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('alert')).toHaveText(/It has no short name yet/)
  await page.getByLabel('Short name').fill('Faster support')
  await page.getByLabel('Figure').fill('15%')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText(/^Source is missing/)).toBeVisible()
  await page.getByLabel('Text', { exact: true }).fill('faster support')
  await page.getByLabel('Subject').fill('time to the first answer')
  await page.getByLabel('Source').fill("The firm's tickets of 2026: all of them.")
  await page.getByRole('button', { name: 'Register' }).click()

  await expect(page.getByRole('heading', { name: '15% faster support' })).toBeVisible()
  await expect(page).toHaveURL(/\/claims\/fasterSupport$/)
  await expect(page.getByText('Nowhere yet.')).toBeVisible()
  await expect.poll(() => desk.read(register).startsWith(before)).toBe(true)
  await expect
    .poll(() => parse(desk.read(register)).fasterSupport)
    .toEqual({
      figure: '15%',
      text: 'faster support',
      subject: 'time to the first answer',
      source: 'The firm’s tickets of 2026: all of them.',
    })

  await page.getByRole('button', { name: 'I have checked it today' }).click()
  await expect(page.getByText(`Reviewed on ${today()}.`)).toBeVisible()
  await expect.poll(() => parse(desk.read(register)).fasterSupport.reviewed).toBe(today())

  writeFileSync(
    join(desk.folder, 'content/pages/home.yaml'),
    home.replace('claim: methodology', 'claim: fasterSupport'),
  )
  await page.reload()
  await page.getByRole('button', { name: 'Remove this claim' }).click()
  await expect(page.getByRole('alert')).toContainText('This claim is used in Home page.')
  const uses = page.getByRole('region', { name: 'Where it is used' })
  await expect(uses.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/pages')
  await expect(uses.getByRole('listitem')).toHaveText(/^Home page: \S.*, claim$/)

  writeFileSync(join(desk.folder, 'content/pages/home.yaml'), home)
  await page.getByLabel('Figure').fill('')
  await expect(page.getByText('Not saved: see below')).toBeVisible()
  await page.getByRole('button', { name: 'Remove this claim' }).click()
  await expect(page.getByRole('heading', { name: 'Claims' })).toBeVisible()
  await expect.poll(() => desk.read(register)).toBe(before)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Claims' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Kept from before' })).toBeHidden()
  expect(await unsavedFiles(page)).toEqual([])
})

test('a claim is used in fields, in lists and in articles', async ({ page }) => {
  await page.goto(new URL('/claims/backOfficeCost', page.url()).href)
  const uses = page.getByRole('region', { name: 'Where it is used' })
  await expect(uses.getByRole('listitem')).toHaveText([
    /^Article “An AI adoption strategy.*”: Paragraph \d+$/,
    /^Article “.*automation.*”: Paragraph \d+/i,
    /^Case study “SMB back-office automation”: Claims 1; Limits; Drawing, alt text; Drawing, claims, cost$/,
    /^Service “Process Automation”: Applications, entries 1, metrics; Applications, entries 1, claim$/,
  ])
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing in the ${colorScheme} places, wide and narrow`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const [path, heading] of [
      ['/claims', 'Claims'],
      ['/claims/riskReduction', /^85%/],
    ] as const) {
      await page.goto(new URL(path, page.url()).href)
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await isInOrder(page)
      }
    }
  })

async function isInOrder(page: Page) {
  expect((await new AxeBuilder({ page }).exclude('iframe').analyze()).violations).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
}

test('a color that cannot be read is not changed before its owner has chosen', async ({ page, desk }) => {
  const before = desk.read('content/site.yaml')
  await page.goto(new URL('/brand', page.url()).href)
  const color = page.getByLabel('One color, from which all others follow')
  const status = page.getByText('Nothing is changed so far.')
  await color.fill('#ffe600')
  await expect(status).toBeVisible()
  await expect(page.getByText('nearest shade: #', { exact: false }).first()).toBeVisible()
  await isInOrder(page)
  await page.getByRole('button', { name: 'Keep what was there' }).press('Enter')
  await expect(status).toBeHidden()
  await keepsFocus(page)
  expect(desk.read('content/site.yaml')).toBe(before)
  await color.fill('#ffe600')
  await page.getByRole('button', { name: 'Use the nearest shade' }).press('Enter')
  await expect(page.locator('[name="accent.fill.light"]')).toHaveValue('#ffe600')
  await expect(page.locator('[name="accent.text.light"]')).not.toHaveValue('#ffe600')
  await expect.poll(() => desk.read('content/site.yaml')).toContain('fill: { light: "#ffe600"')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => desk.read('content/site.yaml')).toBe(before)
})

test('a typeface is chosen by a sample in itself, and the page is set in it at once', async ({
  page,
  desk,
}) => {
  const before = desk.read('content/site.yaml')
  await page.goto(new URL('/brand', page.url()).href)
  const typefaces = page.getByRole('group', { name: 'Typeface' })
  await expect(typefaces.getByRole('radio', { name: 'Instrument Sans' })).toBeChecked()
  const isSetIn = (family: string) =>
    expect
      .poll(() =>
        page
          .frameLocator('iframe')
          .locator('body')
          .evaluate(async (body) => {
            await document.fonts.ready
            const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
            const first = getComputedStyle(body).fontFamily.split(',')[0] ?? ''
            return loaded.some((face) => first.includes(face.family.replaceAll('"', ''))) ? first : ''
          }),
      )
      .toContain(family)
  await isSetIn('Instrument Sans Variable')
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Set([...document.fonts].filter(({ status }) => status === 'loaded').map((each) => each.family))
            .size,
      ),
    )
    .toBeGreaterThanOrEqual(3)
  await typefaces.getByRole('radio', { name: 'Source Serif 4' }).check()
  await isSetIn('Source Serif 4 Variable')
  await expect
    .poll(() => desk.read('content/site.yaml'))
    .toBe(before.replace('typeface: instrument-sans', 'typeface: source-serif-4'))
  await isInOrder(page)
  await page.keyboard.press('ArrowDown')
  await expect(typefaces.getByRole('radio', { name: 'Public Sans' })).toBeChecked()
  await isSetIn('Public Sans Variable')
  await page.setViewportSize({ width: 390, height: 844 })
  await isInOrder(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await typefaces.getByRole('radio', { name: 'Instrument Sans' }).check()
  await expect.poll(() => desk.read('content/site.yaml')).toBe(before)
})

test('the brand gets another name and color, which the page shows', async ({ page, desk }) => {
  const before = desk.read('content/site.yaml')
  await page.goto(new URL('/brand', page.url()).href)
  const site = page.frameLocator('iframe')
  const name = page.getByLabel('Name of the firm')
  await expect(name).toHaveValue('Lintel')
  await expect(site.locator('h1')).toBeVisible()
  await name.fill('Harbor')
  await expect(site.getByRole('banner').getByText('Harbor').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Places' }).locator('..')).toContainText('Harbor')
  await page.getByText('Technical', { exact: true }).last().click()
  const links = page.locator('[name="accent.text.light"]')
  await links.fill('#dddddd')
  await expect(page.getByLabel('Language')).toHaveValue('en-US')
  await page.getByLabel('Language').fill('Deutsch')
  await expect(page.getByText('Language is "Deutsch". Write a language tag such as en-US.')).toBeVisible()
  await page.getByLabel('Language').fill('en-US')
  await expect(page.getByText(/#dddddd on the page has a contrast of/).first()).toBeVisible()
  await expect(links).toHaveAttribute('aria-invalid', 'true')
  const contrast = page.getByRole('region', { name: 'Contrast' })
  await expect(contrast.getByRole('listitem').filter({ hasText: 'Links, light' })).toHaveText(
    /#dddddd1\.\d\d:1, too littlenearest shade: #[\da-f]{6} 4\.5\d:1/,
  )
  await page.getByRole('button', { name: 'Keep what was there' }).click()
  await expect(links).toHaveValue('#0d6e89')
  await links.fill('#7a1f5c')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect
    .poll(() =>
      site.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--color-accent-text')),
    )
    .toContain('#7a1f5c')
  await expect
    .poll(() => desk.read('content/site.yaml'))
    .toBe(before.replace('name: Lintel', 'name: Harbor').replace('#0d6e89', '#7a1f5c'))
  await isInOrder(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await isInOrder(page)
})
