import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect as base, type Desk, test } from './desk.ts'
import { give, type Hands } from './hands.ts'
import { publishTo } from './remote.ts'

// A busy machine makes a page anew in a minute; what cannot be used ends the walk where it stands.
const expect = base.configure({ timeout: 180_000 })

async function photo(name: string, background: string) {
  const create = { width: 900, height: 900, channels: 3, background } as const
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() }
}

/**
 * Makes the site that of another firm, in the browser alone, and publishes it.
 * @returns the folder that it is published to
 */
export async function walk(page: Page, desk: Desk, { enter, press, write, choose }: Hands): Promise<string> {
  const site = page.frameLocator('iframe').first()
  const fields = page.getByRole('complementary', { name: 'Fields' })
  const field = (name: string) => fields.getByLabel(name, { exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const saved = () => expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const written = (file: string, is = true) => expect.poll(() => existsSync(join(desk.folder, file))).toBe(is)
  const openPage = async (path: string) => {
    await choose(page.getByLabel('Page', { exact: true }), new RegExp(` – ${path}$`))
    await expect.poll(() => page.frames().map((each) => new URL(each.url()).pathname)).toContain(path)
  }
  /** They stand beside the page in a wide window alone. */
  const showParts = async () => {
    if (await button('Parts').isVisible()) await press(button('Parts'))
  }
  const add = (kind: string) => choose(page.getByLabel('New'), kind)
  const openView = (name: string) =>
    press(
      page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: new RegExp(`^${name}`) }),
    )

  /** Where the script of the page is not there yet, nothing hears of it. */
  const open = async (text: Locator) => {
    await expect(text).toBeVisible()
    await expect(site.locator('[data-edit][tabindex="0"]')).toBeAttached()
    await press(text)
  }

  const remote = publishTo(desk.folder)
  await page.reload()
  await expect(site.locator('h1')).toBeVisible()

  await test.step('name and logo', async () => {
    await openView('Brand')
    await write(page.getByLabel('Name of the firm'), 'Northmoor')
    await write(page.getByLabel('What the firm does, in one sentence'), 'Northmoor teaches teams to build.')
    const banner = site.getByRole('banner')
    await expect(banner.getByText('Northmoor').first()).toBeVisible()
    const drawing = '<circle cx="5" cy="4" r="4" fill="#e4002b"/><path d="M0 8h9v1H0z"/>'
    await give(page, () => press(page.getByLabel('A logo from an SVG or a PNG file')), {
      name: 'Northmoor.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${drawing}</svg>`),
    })
    await expect(banner.locator('img').first()).toHaveAttribute('src', /northmoor\.\w+\.svg$/)
    await saved()
  })

  await test.step('two people with portraits', async () => {
    await openView('Pages')
    await openPage('/about')
    for (const [role, name, color] of [
      ['Lead architect', 'Ada Example', '#964'],
      ['Security lead', 'Tom Sample', '#469'],
    ] as const) {
      await open(site.getByText(role).first())
      await expect(field('Role')).toHaveValue(role)
      await write(field('Name (optional)'), name)
      const portrait = await photo(`${name}.jpg`, color)
      await give(page, () => press(field('Picture (optional)')), portrait)
      await expect(site.getByText(name)).toBeVisible()
      await saved()
    }
  })

  await test.step('three services go', async () => {
    const dialog = page.getByRole('dialog', { name: 'Remove this service?' })
    for (const path of ['/digital-transformation', '/consulting', '/cybersecurity']) {
      await openPage(path)
      await open(site.locator('h1'))
      await press(button('Remove this service'))
      await expect(dialog).toContainText('“Undo” brings')
      const instead = dialog.getByLabel('Where it is named, stands instead')
      if (await instead.isVisible()) await choose(instead, 'Service “AI Systems & Applications”')
      await choose(dialog.getByLabel(`Who follows ${path} is led to`), /^\/services /)
      await press(dialog.getByRole('button', { name: 'Remove', exact: true }))
      await expect(dialog).toBeHidden()
      await written(`content/services${path}.yaml`, false)
    }
  })

  await test.step('one comes', async () => {
    await add('Service')
    await write(field('Name, from which its address follows'), 'Training')
    const texts = fields.locator('textarea')
    await write(texts.nth(0), 'Engineering Training')
    await write(texts.nth(1), 'Courses for teams that build.')
    for (let index = 2; index < (await texts.count()); index += 1)
      await write(texts.nth(index), `What the course gives, part ${index}`)
    await press(button('Create'))
    await expect(page).toHaveURL(/\/pages\/training$/)
    await expect(site.locator('h1')).toHaveText(/^What the course gives/)
  })

  await test.step('a quote with its permission', async () => {
    await add('Quote')
    await write(field('Short name'), 'Mill')
    await write(field('Words'), 'They drew it before they built it.')
    await write(field('Name'), 'Eve Example')
    await write(field('Firm'), 'Mill Ltd')
    await write(field('Permitted by (optional)'), 'Eve Example, by mail')
    await write(field('Permitted (optional)'), '2026-01-20')
    await press(button('Create'))
    await written('content/quotes/mill.yaml')
  })

  await test.step('a page of its own, in the menu', async () => {
    await add('Page')
    await write(field('Name, from which its address follows'), 'Spring Day')
    const head = page.getByRole('group', { name: 'Head' })
    await write(head.getByLabel('Description', { exact: true }), 'A day on your own system.')
    await write(field('Lead'), 'One day, on your own system.')
    await press(button('Create'))
    await expect(site.locator('h1')).toHaveText('Spring Day')
    await press(button('Add block'))
    await press(page.getByRole('dialog').getByRole('button', { name: /^Quote(?! hero)/ }))
    await choose(field('Quote'), 'Eve Example')
    await expect(site.locator('blockquote')).toHaveText('They drew it before they built it.')
    await press(button('Close'))
    await showParts()
    await press(button('Header'))
    await press(button('Add further link'))
    const link = page.getByRole('group', { name: 'Further links' })
    await write(link.getByLabel('Label', { exact: true }), 'Spring Day')
    await write(link.getByLabel('Link address', { exact: true }), '/spring-day')
    await saved()
    await expect(site.locator('#services-menu a').last()).toHaveText('Spring Day')
  })

  await test.step('a job', async () => {
    await add('Job')
    await write(field('Title'), 'Data engineer')
    await write(field('Terms'), 'Remote, full time')
    await write(field('Description'), 'You build what counts.')
    await press(button('Create'))
    await written('content/jobs/data-engineer.yaml')
  })

  await test.step('a legal text', async () => {
    await openPage('/terms')
    await showParts()
    await press(page.getByRole('link', { name: 'Edit the words of this text' }))
    await enter(page.getByRole('textbox', { name: 'Words of the legal text' }))
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type('\n\nCourses are booked in writing.')
    await expect.poll(() => desk.read('content/legal/terms.md')).toContain('Courses are booked in writing.')
  })

  await test.step('an article to the minute', async () => {
    await openView('Articles')
    await press(button('New article'))
    await write(page.getByRole('textbox', { name: 'Title' }), 'What a course cannot teach')
    await press(button('Begin'))
    await write(page.getByRole('textbox', { name: 'Description' }), 'Some of it is learned at work.')
    await enter(page.getByRole('textbox', { name: 'Text of the article' }))
    await page.keyboard.type('Most of it is learned at work.')
    await press(page.getByRole('radio', { name: 'Ready, from its date on' }))
    await write(page.getByLabel('Date', { exact: true }), '2030-11-30')
    await write(page.getByLabel('Time (optional)'), '09:00')
    await expect(page.getByText(/^Appears on Saturday, November 30, 2030, at 9:00 AM/)).toBeVisible()
    await saved()
  })

  await test.step('all of it is published', async () => {
    await openView('Publish')
    await write(page.getByLabel('What has changed, in a sentence'), 'Become Northmoor')
    await press(button('Publish'))
    await expect(page.getByText(/^Published\./)).toBeVisible()
  })
  return remote
}
