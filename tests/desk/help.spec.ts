import { existsSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import sharp from 'sharp'
import { expect, test } from './desk.ts'

test('what one wants to do is found by Ctrl+K and under Help, and leads there', async ({ page }) => {
  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog', { name: 'Search all that can be edited' })
  await search.getByRole('searchbox', { name: 'Words' }).fill('testimonial')
  await search.getByRole('link', { name: /^Add a quote/ }).press('Enter')
  await expect(page.getByRole('heading', { name: 'New quote' })).toBeVisible()

  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Help' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('link', { name: 'Change the name of the firm' }).click()
  await expect(page.getByLabel('Name of the firm')).toBeFocused()
})

test('pages are listed by what they are', async ({ page }) => {
  const groups = page.getByLabel('Page', { exact: true }).locator('optgroup')
  await expect(groups).toHaveCount(7)
  const labels = await groups.evaluateAll((all) => all.map((each) => (each as HTMLOptGroupElement).label))
  expect([labels[0], labels.at(-1)]).toEqual(['Pages', 'Answers and errors'])
  expect(labels).toEqual(expect.arrayContaining(['Services', 'Case studies', 'Legal texts', 'Tools']))
})

test('what stays in view of a portrait is saved without creating the person', async ({ page, desk }) => {
  await page.getByLabel('New', { exact: true }).selectOption('Person')
  const form = page.getByRole('complementary', { name: 'Fields' })
  await form.getByLabel('Short name').fill('ada')
  const portrait = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'ada.png', mimeType: 'image/png', buffer: portrait })
  await form.getByRole('button', { name: 'Focus', exact: true }).click()
  const focus = page.getByRole('dialog', { name: /^What stays in view of/ })
  await focus.getByRole('slider', { name: 'From the left' }).press('End')
  await focus.getByRole('button', { name: 'Save' }).click()
  await expect(focus).toBeHidden()
  await expect(form.getByRole('button', { name: 'Create' })).toBeVisible()
  expect(existsSync(join(desk.folder, 'content/people/ada.yaml'))).toBe(false)
})
