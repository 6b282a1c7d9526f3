import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openLocal } from '@lintel/cli/database/openDatabase.ts'
import { linkModules } from '@lintel/lab/projectCopy.ts'
import { isoDay } from '@lintel/rules/time.ts'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './desk.ts'
import { cloneOf, publishTo } from './remote.ts'

/** What each task took, for the table in docs/owner.md. */
const took: string[] = []
let clicks = 0

/** One task of the owner, from its view's name on the left to what shows that it is done. */
async function task(name: string, run: () => Promise<void>) {
  const before = { clicks, time: performance.now() }
  await test.step(name, run)
  const seconds = Math.max(1, Math.round((performance.now() - before.time) / 1000))
  took.push(`| ${name} | ${seconds} s | ${clicks - before.clicks} |`)
}

const site = (page: Page) => page.frameLocator('iframe')
const openView = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Places' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click()
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()

test('an owner who writes no code runs the site from the desk, and what is published builds', async ({
  page,
  desk,
}) => {
  test.setTimeout(400_000)
  const remote = publishTo(desk.folder)
  await receiveEnquiry(desk.folder)
  await page.exposeBinding('pressed', () => {
    clicks += 1
  })
  await page.addInitScript(() =>
    addEventListener('pointerdown', () => Reflect.get(window, 'pressed')(), { capture: true }),
  )
  // A dropdown is opened, and then chosen from.
  await page.addInitScript(() =>
    addEventListener(
      'change',
      ({ target }) => {
        if (target instanceof HTMLSelectElement) for (const _ of 'ab') Reflect.get(window, 'pressed')()
      },
      { capture: true },
    ),
  )
  await page.reload()
  const fields = page.getByRole('complementary', { name: 'Fields' })
  await expect(page.getByRole('heading', { name: 'Home page' })).toBeVisible({ timeout: 90_000 })

  await task('Change the sentence that visitors read first', async () => {
    await openView(page, 'Pages')
    await site(page).locator('h1 + div > p').click()
    await fields.getByLabel('Lead', { exact: true }).fill("We're drawn to work that others have given up.")
    await expect(site(page).locator('h1 + div > p')).toHaveText(
      'We’re drawn to work that others have given up.',
    )
    await saved(page)
  })

  await task('Add a service, and see its page', async () => {
    await openView(page, 'Pages')
    await page.getByLabel('New').selectOption('Service')
    await fields.getByLabel('Name, from which its address follows').fill('Training')
    const texts = fields.locator('textarea')
    await texts.nth(0).fill('Engineering Training')
    await texts.nth(1).fill('Courses for teams that build.')
    await fields.getByLabel('Menu (optional)').fill('7')
    for (let index = 2; index < (await texts.count()); index += 1)
      await texts.nth(index).fill(`What the course gives, part ${index}`)
    await page.getByRole('button', { name: 'Create' }).click()
    await expect(page).toHaveURL(/\/pages\/training$/)
    await expect(site(page).locator('h1')).toHaveText(/^What the course gives/)
  })

  await task('Write an article with a picture', async () => {
    await openView(page, 'Articles')
    await page.getByRole('button', { name: 'New article' }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill('What a course cannot teach')
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.getByRole('textbox', { name: 'Description' }).fill('Some of it is learned at the desk.')
    await page.getByRole('textbox', { name: 'Text of the article' }).click()
    await page.keyboard.type('Most of it is learned **at the desk**.')
    await page.getByRole('button', { name: 'Picture' }).click()
    const dialog = page.getByRole('dialog', { name: 'Insert a picture' })
    const picture = { create: { width: 1600, height: 900, channels: 3 as const, background: '#369' } }
    await dialog.getByLabel('File').setInputFiles({
      name: 'Desk.png',
      mimeType: 'image/png',
      buffer: await sharp(picture).png().toBuffer(),
    })
    await dialog.getByRole('textbox', { name: 'What it shows' }).fill('A desk with two chairs')
    await dialog.getByRole('button', { name: 'Insert' }).click()
    await expect(site(page).getByRole('img', { name: 'A desk with two chairs' })).toBeVisible()
    await page.getByRole('radio', { name: 'Ready' }).check()
    await expect(page.getByText('Ready, not sent yet', { exact: true })).toBeVisible()
    await saved(page)
  })

  await task('Register a claim', async () => {
    await openView(page, 'Claims')
    await page.getByRole('button', { name: 'New claim' }).click()
    await page.getByLabel('Short name').fill('Course ratings')
    await page.getByLabel('Figure').fill('15')
    await page.getByLabel('Text', { exact: true }).fill('courses held')
    await page.getByLabel('Subject').fill('courses that were held')
    await page.getByLabel('Source').fill('The register of courses of 2026.')
    await page.getByRole('button', { name: 'Register' }).click()
    await page.getByRole('button', { name: 'I have checked it today' }).click()
    await expect(page.getByText(/^Reviewed on /)).toBeVisible()
    await expect.poll(() => desk.read('content/claims.yaml')).toMatch(/courseRatings:[\s\S]*reviewed: 2/)
  })

  await task('Answer an enquiry', async () => {
    await openView(page, 'Enquiries')
    await page.getByRole('link', { name: 'Ada Ferris' }).click()
    const one = page.getByRole('region', { name: 'Enquiry 7K3M-0001' })
    await expect(one.getByRole('link', { name: 'Answer by mail' })).toHaveAttribute('href', /^mailto:buyer/)
    await one.getByRole('button', { name: 'Answered' }).click()
    await expect(one.getByRole('listitem').last()).toHaveText(/Marked as answered$/)
  })

  await task("Read last week's numbers", async () => {
    await openView(page, 'Numbers')
    await page.getByLabel('Period').selectOption('the last 7 days')
    await expect(page.getByRole('heading', { name: '41 views of pages in the last 7 days' })).toBeVisible()
    await expect(page.getByRole('row', { name: '/ai-systems 41' })).toBeVisible()
  })

  await task('Give the site another name and color', async () => {
    await openView(page, 'Brand')
    await page.getByLabel('Name of the firm').fill('Harbor & Sons')
    await page.locator('[name="accent.text.light"]').fill('#7a1f5c')
    await expect(site(page).getByRole('banner').getByText('Harbor & Sons').first()).toBeVisible()
    await saved(page)
    await expect.poll(() => desk.read('content/site.yaml')).toMatch(/name: Harbor & Sons[\s\S]*#7a1f5c/)
  })

  await task('Settle a line of the launch list', async () => {
    await openView(page, 'Launch')
    await page.getByRole('link', { name: /^Settle it ?: riskReduction/ }).click()
    await page.getByRole('button', { name: 'I have checked it today' }).click()
    await expect(page.getByText(/^Reviewed on /)).toBeVisible()
    await openView(page, 'Launch')
    await expect(page.getByRole('heading', { name: /^Must be done before the launch/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Settle it ?: riskReduction/ })).toBeHidden()
    await expect(page.getByText('Name of the firm is the template')).toBeHidden()
  })

  await task('Publish all of it', async () => {
    await openView(page, 'Publish')
    await expect(page.getByRole('insertion').filter({ hasText: 'We’re drawn' })).toBeVisible()
    await page.getByLabel('What has changed, in a sentence').fill('Offer training')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText(/^Published\./)).toBeVisible()
  })

  await test.step('what was published builds', async () => {
    const host = cloneOf(remote)
    linkModules('.', host)
    execFileSync('npm', ['run', '--silent', 'build'], { cwd: host, stdio: 'pipe' })
    const built = (file: string) => readFileSync(join(host, 'dist/client', file), 'utf8')
    expect(built('index.html')).toContain('drawn to work that others have given up')
    expect(built('index.html')).toContain('Engineering Training')
    expect(built('index.html')).toContain('Harbor &amp; Sons</')
    expect(built('index.html')).toContain('#7a1f5c')
    expect(built('training.html')).toContain('What the course gives')
    expect(built('blog/what-a-course-cannot-teach.html')).toContain('alt="A desk with two chairs"')
    rmSync(host, { recursive: true, force: true })
  })
  rmSync(remote, { recursive: true, force: true })
  console.log(['| task | time | clicks |', '|---|---|---|', ...took].join('\n'))
})

/** What a visitor has sent an hour ago, and what others have read today. */
async function receiveEnquiry(folder: string) {
  const database = openLocal('enquiries', `${folder}/.wrangler/state`)
  const now = Date.now()
  await database(
    `INSERT INTO enquiries (id, reference, token, fingerprint, name, email, company, message, received_at)
      VALUES ('id-1', '7K3M-0001', 't1', 'f', 'Ada Ferris', 'buyer@firm.example', 'Ferris Mills', 'We want to forecast demand.', ?)`,
    now - 3_600_000,
  )
  const today = isoDay(now)
  await database("INSERT INTO page_views VALUES (?, '/ai-systems', 41)", today)
}
