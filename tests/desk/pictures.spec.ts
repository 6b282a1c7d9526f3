import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { parse } from 'yaml'
import { expect, keepsFocus, test } from './desk.ts'

test.describe.configure({ mode: 'default' })

const drawn = (width: number, format: 'png' | 'jpeg' = 'png') =>
  sharp({ create: { width, height: 30, channels: 3, background: '#369' } })
    .toFormat(format)
    .toBuffer()

/** Brings a file to the focused element, or to the page, as a hand would. */
const bring = (page: Page, how: 'drop' | 'paste', name: string, type: string, bytes: Buffer) =>
  page.evaluate(
    ({ how, name, type, base64 }) => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.fromBase64(base64)], name, { type }))
      const options = { bubbles: true, cancelable: true }
      const target = document.activeElement ?? document.body
      return target.dispatchEvent(
        how === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      )
    },
    { how, name, type, base64: bytes.toString('base64') },
  )

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

test('all pictures are listed with where each is shown, and lead there', async ({ page }) => {
  await page.getByRole('link', { name: 'Pictures' }).click()
  await expect(page.getByRole('link', { name: 'All (6)' })).toHaveAttribute('aria-current', 'page')
  const layers = card(page, 'images/six-layers.svg')
  await expect(layers).toContainText('360 × 480 px')
  await expect(layers).toContainText(/: Paragraph \d+, “[^”]{20,}”/)
  await layers.scrollIntoViewIfNeeded()
  await expect(layers.locator('img')).toHaveAttribute('src', /^data:image\/webp/)
  await expect(layers.getByRole('button', { name: /^Remove/ })).toBeHidden()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await layers.getByRole('link').first().press('Enter')
  await expect(page).toHaveURL(/\/articles\/\S/)
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible()
})

test('a picture is chosen, dropped and pasted, and what is none is refused in words', async ({
  page,
  desk,
}) => {
  await page.getByRole('link', { name: 'Pictures' }).click()
  const field = page.getByLabel('New picture')
  await field.setInputFiles({ name: 'Hall.png', mimeType: 'image/png', buffer: await drawn(40) })
  await expect(page.getByRole('status').filter({ hasText: 'images/hall.png is stored.' })).toBeVisible()
  await keepsFocus(page)
  await bring(page, 'drop', 'Yard.jpg', 'image/jpeg', await drawn(50, 'jpeg'))
  await expect(card(page, 'images/yard.jpg')).toContainText('50 × 30 px')
  await bring(page, 'paste', 'image.png', 'image/png', await drawn(60))
  await expect(card(page, 'images/image.png')).toContainText('Used nowhere')
  await bring(page, 'drop', 'IMG_1.HEIC', '', readFileSync('tests/desk/photo.heic'))
  await expect(card(page, 'images/img-1.jpg')).toContainText('96 × 64 px')
  await bring(page, 'drop', 'offer.pdf', 'application/pdf', Buffer.from('%PDF-1.7'))
  await expect(page.getByRole('alert')).toContainText('This is no picture that pages can show.')
  for (const name of ['hall.png', 'yard.jpg', 'image.png'])
    expect(existsSync(join(desk.folder, 'content/blog/images', name))).toBe(true)
})

test('a picture is noted, replaced and removed by keyboard, and each is taken back', async ({
  page,
  desk,
}) => {
  const file = join(desk.folder, 'content/blog/images/hall.png')
  const width = async () => (await sharp(file).metadata()).width
  await page.getByRole('link', { name: 'Pictures' }).click()
  await page.getByRole('link', { name: 'Used nowhere (4)' }).press('Enter')
  await page.getByRole('button', { name: 'Source images/hall.png' }).press('Enter')
  await page.getByRole('textbox', { name: 'Source' }).fill('Photo by Bea')
  await page.getByLabel('Permission').fill('Bea, in a mail of 2026-11-02, until 2028')
  await page.getByLabel('Permission').press('Enter')
  await expect(card(page, 'images/hall.png')).toContainText('Source: Photo by Bea')
  expect(parse(desk.read('content/pictures.yaml'))).toEqual([
    {
      picture: 'images/hall.png',
      source: 'Photo by Bea',
      permission: 'Bea, in a mail of 2026-11-02, until 2028',
    },
  ])

  await page.getByRole('button', { name: 'Replace images/hall.png' }).press('Enter')
  await expect(page.getByRole('dialog')).toContainText('It is shown in no text so far.')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await bring(page, 'paste', 'new.jpg', 'image/jpeg', await drawn(70, 'jpeg'))
  await expect(page.getByText('images/hall.png is replaced in no text so far.')).toBeVisible()
  await expect(card(page, 'images/hall.png')).toContainText('70 × 30 px')
  expect((await sharp(file).metadata()).format).toBe('png')

  await page.getByRole('button', { name: 'Remove images/hall.png' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Used nowhere (3)' })).toBeVisible()
  await keepsFocus(page)
  expect([existsSync(file), existsSync(join(desk.folder, 'content/pictures.yaml'))]).toEqual([false, false])
  await page.getByRole('button', { name: 'Undo removed: images/hall.png' }).press('Enter')
  await expect(card(page, 'images/hall.png')).toContainText('Source: Photo by Bea')
  await page.getByRole('button', { name: 'Undo replaced: images/hall.png' }).press('Enter')
  await expect.poll(width).toBe(40)
  await page.getByRole('button', { name: 'Undo noted about images/hall.png' }).press('Enter')
  await expect.poll(() => existsSync(join(desk.folder, 'content/pictures.yaml'))).toBe(false)
})

test('a picture that was replaced is the new one in the article that shows it', async ({ page, desk }) => {
  const picture = 'content/blog/images/envelope.svg'
  await page.getByRole('link', { name: 'Pictures' }).click()
  await page.getByRole('button', { name: 'Replace images/envelope.svg' }).click()
  await expect(page.getByRole('dialog')).toContainText('It is shown in Article “')
  await page
    .getByLabel('The new picture')
    .setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer: await drawn(40) })
  await expect(page.getByRole('alert')).toContainText('cannot take the place of each other')
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 77 9"><path fill="red" d="M0 0h9v9"/></svg>'
  await page
    .getByLabel('The new picture')
    .setInputFiles({ name: 'plan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) })
  await expect(page.getByText(/^images\/envelope\.svg is replaced in Article “/)).toBeVisible()
  expect(desk.read(picture)).toBe(drawing)
  await card(page, 'images/envelope.svg').getByRole('link').first().click()
  await expect(page.frameLocator('iframe').locator('img[src*="envelope"]')).toHaveAttribute('width', '77')
  await page.getByRole('link', { name: 'Pictures' }).click()
  await page.getByRole('button', { name: 'Undo replaced: images/envelope.svg' }).click()
  await expect.poll(() => desk.read(picture)).not.toBe(drawing)
})

test('a portrait is dropped into its field, and shown there', async ({ page, desk }) => {
  const person = 'content/people/lead-architect.yaml'
  await page.goto(new URL(`/pages/about#${person}#picture`, page.url()).href)
  const field = page.getByLabel('Picture (optional)')
  await field.focus()
  await bring(page, 'drop', 'Ada.jpg', 'image/jpeg', await drawn(500, 'jpeg'))
  await expect(page.getByRole('img', { name: 'As it is shown' })).toBeVisible()
  await expect.poll(() => parse(desk.read(person)).picture).toBe('/people/ada.jpg')
  await page.getByRole('link', { name: 'Pictures' }).click()
  const portrait = card(page, '/people/ada.jpg')
  await expect(portrait).toContainText('500 × 30 px')
  await expect(portrait.getByRole('link', { name: 'Person “' })).toHaveAttribute('href', /^\/pages\/about/)
})

test('what stays in view is chosen by click and by keyboard, and seen in each crop', async ({
  page,
  desk,
}) => {
  const notes = 'content/pictures.yaml'
  await page.getByRole('link', { name: 'Pictures' }).click()
  await page
    .getByLabel('New picture')
    .setInputFiles({ name: 'Yard.png', mimeType: 'image/png', buffer: await drawn(300) })
  await expect(card(page, 'images/envelope.svg').getByRole('button', { name: 'Focus' })).toBeHidden()
  await page.getByRole('button', { name: 'Focus images/yard.png' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'What stays in view of images/yard.png' })
  const left = dialog.getByRole('slider', { name: 'From the left' })
  const whole = dialog.getByRole('img', { name: 'All of it' })
  const width = await whole.evaluate(({ clientWidth }) => clientWidth)
  await whole.click({ position: { x: width / 10, y: 3 } })
  await expect(left).toHaveAttribute('aria-valuetext', '10 %')
  await left.press('ArrowLeft')
  await dialog.getByRole('slider', { name: 'From the top' }).press('End')
  await expect(dialog.getByRole('listitem').locator('img')).toHaveCSS('object-position', '9% 100%')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await left.press('Enter')
  await expect(page.getByText('Saved what stays in view of images/yard.png.')).toBeVisible()
  expect(parse(desk.read(notes))).toEqual([{ picture: 'images/yard.png', focus: { x: 9, y: 100 } }])
  await page.getByRole('button', { name: 'Undo noted about images/yard.png' }).press('Enter')
  await expect.poll(() => existsSync(join(desk.folder, notes))).toBe(false)
})

test('a picture that is there is chosen by its name, and its focus at its field', async ({ page, desk }) => {
  const study = 'content/case-studies/back-office-automation.yaml'
  await page.getByRole('link', { name: 'Pictures' }).click()
  await page
    .getByLabel('New picture')
    .setInputFiles({ name: 'Court.png', mimeType: 'image/png', buffer: await drawn(300) })
  await expect(card(page, 'images/court.png')).toBeVisible()
  await page.goto(new URL(`/pages/case-studies/back-office-automation#${study}#picture`, page.url()).href)
  await page.getByLabel('Alt (optional)').fill('The court of the mill')
  const choose = page.getByRole('button', { name: 'Choose one that is there' })
  await choose.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  const court = dialog.getByRole('button', { name: 'images/court.png' })
  await expect(court.locator('img')).toHaveAttribute('src', /^data:image\/webp/)
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([])
  await page.setViewportSize({ width: 1280, height: 720 })
  const search = dialog.getByRole('searchbox', { name: 'Search by name' })
  await search.fill('nothing of the kind')
  await expect(dialog).toContainText('No picture has such a name.')
  await search.fill('COURT')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await court.press('Enter')
  await expect(choose).toBeFocused()
  await expect.poll(() => parse(desk.read(study)).picture).toBe('images/court.png')

  await page.getByRole('button', { name: 'Focus', exact: true }).press('Enter')
  const focus = page.getByRole('dialog', { name: 'What stays in view of images/court.png' })
  const left = focus.getByRole('slider', { name: 'From the left' })
  await left.press('End')
  await left.press('Enter')
  await expect(page.getByText('Saved what stays in view of images/court.png.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Focus', exact: true })).toBeFocused()
  const shown = page.frameLocator('iframe').getByRole('img', { name: 'The court of the mill' })
  await expect(shown).toHaveAttribute('src', /[.]hero-100-50[.]/)
  await expect(page.getByRole('button', { name: 'Undo noted about images/court.png' })).toBeVisible()

  await page.getByRole('button', { name: 'Remove the picture' }).press('Enter')
  await expect.poll(() => parse(desk.read(study))).not.toHaveProperty('picture')
  expect(parse(desk.read(study))).not.toHaveProperty('alt')
})
