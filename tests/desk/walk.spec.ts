import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { linkModules } from '@lintel/lab/projectCopy.ts'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect as base, test } from './desk.ts'
import { cloneOf, publishTo } from './remote.ts'

// A busy machine makes a page anew in a minute; what cannot be clicked ends the walk where it stands.
const expect = base.configure({ timeout: 180_000 })
test.use({ actionTimeout: 60_000 })

const site = (page: Page) => page.frameLocator('iframe').first()
const field = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Fields' }).getByLabel(name, { exact: true })
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()
const create = (page: Page) => page.getByRole('button', { name: 'Create' }).click()
const openPage = (page: Page, path: string) => page.getByLabel('Page', { exact: true }).selectOption(path)
const openView = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Places' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click()

const addBlock = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Add block' }).click()
  await page.getByRole('button', { name: new RegExp(`^${name}(?! hero)`) }).click()
}

async function photo(name: string, background: string) {
  const create = { width: 900, height: 900, channels: 3, background } as const
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() }
}

/** A click before the script of a page is there follows the link. */
const clickUntil = (click: () => Promise<void>, shown: ReturnType<Page['getByRole']>) =>
  expect(async () => {
    await click()
    await expect(shown).toBeVisible({ timeout: 5000 })
  }).toPass()

test('the site becomes that of another firm, in the browser alone, and what is published builds', async ({
  page,
  desk,
}) => {
  test.setTimeout(580_000)
  const remote = publishTo(desk.folder)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Home page' })).toBeVisible()

  await test.step('name and logo', async () => {
    await openView(page, 'Brand')
    await page.getByLabel('Name of the firm').fill('Northmoor')
    await page.getByLabel('What the firm does, in one sentence').fill('Northmoor teaches teams to build.')
    const banner = site(page).getByRole('banner')
    await expect(banner.getByText('Northmoor').first()).toBeVisible()
    const drawing = '<circle cx="5" cy="4" r="4" fill="#e4002b"/><path d="M0 8h9v1H0z"/>'
    await page.getByLabel('A logo from an SVG or a PNG file').setInputFiles({
      ...{ name: 'Northmoor.svg', mimeType: 'image/svg+xml' },
      buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${drawing}</svg>`),
    })
    await expect(banner.locator('img').first()).toHaveAttribute('src', /northmoor\.\w+\.svg$/)
    await saved(page)
  })

  await test.step('two people with portraits', async () => {
    await openView(page, 'Pages')
    await openPage(page, '/about')
    for (const [role, name, color] of [
      ['Lead architect', 'Ada Example', '#964'],
      ['Security lead', 'Tom Sample', '#469'],
    ] as const) {
      await clickUntil(() => site(page).getByText(role).first().click(), field(page, 'Role'))
      await expect(field(page, 'Role')).toHaveValue(role)
      await field(page, 'Name (optional)').fill(name)
      await field(page, 'Picture (optional)').setInputFiles(await photo(`${name}.jpg`, color))
      await expect(site(page).getByText(name)).toBeVisible()
      await saved(page)
    }
  })

  await test.step('three services go', async () => {
    const dialog = page.getByRole('dialog', { name: 'Remove this service?' })
    const askToRemove = async (path: string) => {
      await openPage(page, path)
      const remove = page.getByRole('button', { name: 'Remove this service' })
      await clickUntil(() => site(page).locator('h1').click(), remove)
      await remove.click()
      await expect(dialog).toBeVisible()
    }
    for (const place of ['About', 'Services']) {
      await askToRemove('/cybersecurity')
      await dialog.getByRole('link', { name: new RegExp(`^${place} page: .*service$`) }).click()
      await expect(page.locator('select:focus')).toHaveValue('cybersecurity')
      await page.locator('select:focus').selectOption('ai-systems')
      await saved(page)
    }
    for (const path of ['/digital-transformation', '/consulting', '/cybersecurity']) {
      await askToRemove(path)
      await dialog.getByLabel(`Who follows ${path} is led to`).selectOption('/services')
      await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
      await expect(dialog).toBeHidden()
      await expect.poll(() => existsSync(join(desk.folder, `content/services${path}.yaml`))).toBe(false)
    }
  })

  await test.step('one comes', async () => {
    await page.getByLabel('New').selectOption('Service')
    await field(page, 'Short name, as in its address').fill('Training')
    const texts = page.getByRole('complementary', { name: 'Fields' }).locator('textarea')
    await texts.nth(0).fill('Engineering Training')
    await texts.nth(1).fill('Courses for teams that build.')
    for (let index = 2; index < (await texts.count()); index += 1)
      await texts.nth(index).fill(`What the course gives, part ${index}`)
    await create(page)
    await expect(page).toHaveURL(/\/pages\/training$/)
    await expect(site(page).locator('h1')).toHaveText(/^What the course gives/)
  })

  await test.step('a quote with its permission', async () => {
    await page.getByLabel('New').selectOption('Quote')
    await field(page, 'Short name, by which other texts name it').fill('Mill')
    await field(page, 'Words').fill('They drew it before they built it.')
    await field(page, 'Name').fill('Eve Example')
    await field(page, 'Firm').fill('Mill Ltd')
    await field(page, 'Permitted by (optional)').fill('Eve Example, by mail')
    await field(page, 'Permitted (optional)').fill('2026-01-20')
    await create(page)
    await expect.poll(() => existsSync(join(desk.folder, 'content/quotes/mill.yaml'))).toBe(true)
  })

  await test.step('a page of its own, in the menu', async () => {
    await page.getByLabel('New').selectOption('Page')
    await field(page, 'Short name, as in its address').fill('Spring Day')
    const head = page.getByRole('group', { name: 'Head' })
    await head.getByLabel('Description', { exact: true }).fill('A day on your own system.')
    await field(page, 'Lead').fill('One day, on your own system.')
    await create(page)
    await expect(site(page).locator('h1')).toHaveText('Spring Day')
    await addBlock(page, 'Quote')
    await field(page, 'Quote').selectOption('Eve Example')
    await expect(site(page).locator('blockquote')).toHaveText('They drew it before they built it.')
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Header', exact: true }).click()
    await page.getByRole('button', { name: 'Add entry' }).click()
    await field(page, 'Label').last().fill('Spring Day')
    await field(page, 'Href').last().fill('/spring-day')
    await saved(page)
    await expect(site(page).locator('#services-menu a').last()).toHaveText('Spring Day')
  })

  await test.step('a job', async () => {
    await page.getByLabel('New').selectOption('Job')
    await field(page, 'Title').fill('Data engineer')
    await field(page, 'Terms').fill('Remote, full time')
    await field(page, 'Description').fill('You build what counts.')
    await create(page)
    await expect.poll(() => existsSync(join(desk.folder, 'content/jobs/data-engineer.yaml'))).toBe(true)
  })

  await test.step('a legal text', async () => {
    await openPage(page, '/terms')
    await page.getByRole('link', { name: 'Edit the words of this text' }).click()
    await page.getByRole('textbox', { name: 'Words of the legal text' }).press('ControlOrMeta+End')
    await page.keyboard.type('\n\nCourses are booked in writing.')
    await expect.poll(() => desk.read('content/legal/terms.md')).toContain('Courses are booked in writing.')
  })

  await test.step('an article to the minute', async () => {
    await openView(page, 'Articles')
    await page.getByRole('button', { name: 'New article' }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill('What a course cannot teach')
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.getByRole('textbox', { name: 'Description' }).fill('Some of it is learned at work.')
    await page.getByRole('textbox', { name: 'Text of the article' }).click()
    await page.keyboard.type('Most of it is learned at work.')
    await page.getByRole('radio', { name: 'Ready, from its date on' }).check()
    await page.getByLabel('Date', { exact: true }).fill('2030-11-30')
    await page.getByLabel('Time (optional)').fill('09:00')
    await expect(page.getByText(/^Appears on Saturday, November 30, 2030, at 9:00 AM/)).toBeVisible()
    await saved(page)
  })

  await test.step('all of it is published', async () => {
    await openView(page, 'Publish')
    await page.getByLabel('What has changed, in a sentence').fill('Become Northmoor')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText(/^Published\./)).toBeVisible()
  })

  await test.step('and builds', async () => {
    const host = cloneOf(remote)
    linkModules('.', host)
    execFileSync('npm', ['run', '--silent', 'build'], { cwd: host, stdio: 'pipe' })
    const built = (file: string) => readFileSync(join(host, 'dist/client', file), 'utf8')
    expect(built('index.html')).toMatch(/northmoor\.\w+\.svg/)
    expect(built('index.html')).not.toContain('Lintel')
    for (const name of ['Ada Example', 'Tom Sample']) expect(built('about.html')).toContain(name)
    for (const gone of ['digital-transformation', 'consulting', 'cybersecurity'])
      expect(existsSync(join(host, `dist/client/${gone}.html`)), gone).toBe(false)
    expect(built('_redirects')).toMatch(/^\/consulting \/services 301$/m)
    expect(built('training.html')).toContain('Engineering Training')
    expect(built('spring-day.html')).toContain('They drew it before they built it.')
    expect(built('careers.html')).toContain('Data engineer')
    expect(built('terms.html')).toContain('Courses are booked in writing.')
    expect(built('due.json')).toContain('2030-11-30T14:00')
    expect(existsSync(join(host, 'dist/client/blog/what-a-course-cannot-teach.html'))).toBe(false)
    rmSync(host, { recursive: true, force: true })
  })
  rmSync(remote, { recursive: true, force: true })
})
