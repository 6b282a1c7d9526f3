import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './desk.ts'

// They share one desk, which takes longer to start than they take.
test.describe.configure({ mode: 'default' })

const view = (page: Page) =>
  page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: /^Articles/ })
const text = (page: Page) => page.getByRole('textbox', { name: 'Text of the article' })
const site = (page: Page) => page.frameLocator('iframe').getByRole('main')
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()

async function begin(page: Page, title: string) {
  await view(page).click()
  await page.getByRole('button', { name: 'New article' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(text(page)).toBeVisible()
}

test('an article is written, seen as visitors will see it, scheduled and given another address', async ({
  page,
  desk,
}) => {
  await begin(page, 'Queues: before the workers')
  const file = 'content/blog/queues-before-the-workers.md'
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Description' }).fill('What to measure: before you add workers.')

  await test.step('a text with a table', async () => {
    await text(page).click()
    await page.keyboard.type('A queue hides what is **slow**.')
    await page.getByRole('button', { name: 'Table' }).click()
    const table = page.getByRole('dialog', { name: 'Table' })
    for (const [name, words] of [
      ['Heading of column 1', 'Option'],
      ['Heading of column 2', 'What it gives'],
      ['Row 1, column 1', 'A queue | a line'],
      ['Row 1, column 2', 'Time'],
      ['Row 2, column 1', 'Workers'],
    ] as const)
      await table.getByRole('textbox', { name }).fill(words)
    await table.getByRole('button', { name: 'Insert' }).click()
    // The page is as narrow as on a phone, where tables are folded behind what they hold.
    await expect(site(page).getByText('Table 1: Option, What it gives')).toBeVisible()
    await expect(site(page).getByText('A queue hides what is slow.')).toBeVisible()
    await text(page).getByRole('button', { name: 'Edit table' }).click()
    await expect(table.getByRole('textbox', { name: 'Row 1, column 1' })).toHaveValue('A queue | a line')
    await table.getByRole('button', { name: 'Add column' }).click()
    await table.getByRole('textbox', { name: 'Heading of column 3' }).fill('Cost')
    await table.getByRole('button', { name: 'Take over' }).click()
    await expect
      .poll(() => desk.read(file))
      .toContain('| Option | What it gives | Cost |\n|---|---|---|\n| A queue \\| a line | Time |  |')
  })

  await test.step('signs of Markdown show where the caret is, and words alone elsewhere', async () => {
    await page.keyboard.press('ControlOrMeta+Home')
    await page.keyboard.press('ArrowDown')
    await expect(text(page).getByText('A queue hides what is slow.')).toBeVisible()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowLeft')
    await expect(text(page).getByText('A queue hides what is **slow**.')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+End')
  })

  await test.step('a picture, which says what it shows', async () => {
    const bytes = await sharp({ create: { width: 3000, height: 40, channels: 3, background: '#369' } })
      .png()
      .toBuffer()
    await page.getByRole('button', { name: 'Picture' }).click()
    const dialog = page.getByRole('dialog', { name: 'Insert a picture' })
    const choose = (buffer: Buffer) =>
      dialog.getByLabel('File').setInputFiles({ name: 'Three Queues.PNG', mimeType: 'image/png', buffer })
    await dialog.getByRole('textbox', { name: 'What it shows' }).fill('Three queues [before one worker]')
    await choose(Buffer.from('no picture'))
    await dialog.getByRole('button', { name: 'Insert' }).click()
    await expect(dialog.getByRole('alert')).toContainText('This is no picture that pages can show.')
    await choose(bytes)
    await expect(dialog.getByRole('alert')).toBeHidden()
    await dialog.getByRole('button', { name: 'Insert' }).click()
    await expect(site(page).getByRole('img', { name: 'Three queues (before one worker)' })).toBeVisible()
    const stored = await sharp(join(desk.folder, 'content/blog/images/three-queues.png')).metadata()
    expect(stored.width).toBe(2880)
    await page.getByRole('button', { name: 'Picture' }).click()
    await dialog.getByRole('button', { name: 'Choose one that is there' }).click()
    const library = page.getByRole('dialog', { name: 'Choose a picture' })
    await library.getByRole('button', { name: 'images/three-queues.png' }).click()
    await expect(dialog).toContainText('images/three-queues.png')
    await dialog.getByRole('textbox', { name: 'What it shows' }).fill('The same queues')
    await dialog.getByRole('button', { name: 'Insert' }).click()
    await expect(site(page).getByRole('img', { name: 'The same queues' })).toBeVisible()
  })

  await test.step('what is wrong is named, and gone once it is right', async () => {
    await page.keyboard.type('It saves 40 % of {{nothing}}.')
    await expect(page.getByText('The figure "40 %" has no source.')).toBeVisible()
    await expect(page.getByText('There is no token {{nothing}}.')).toBeVisible()
    await page.getByRole('radio', { name: 'Ready' }).check()
    await expect(page.getByText('Saved, but cannot be published: see below', { exact: true })).toBeVisible()
    await page.getByRole('radio', { name: 'Draft' }).check()
    await text(page).focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Shift+Home')
    await page.keyboard.press('Delete')
    await expect(page.getByText('To correct in the text')).toBeHidden()
  })

  await test.step('a date to come schedules it', async () => {
    await page.getByRole('radio', { name: 'Ready' }).check()
    await expect(page.getByText('Ready, not sent yet', { exact: true })).toBeVisible()
    await page.getByLabel('Date', { exact: true }).fill('2999-01-01')
    await saved(page)
    await expect.poll(() => desk.read(file)).toMatch(/^date: 2999-01-01$/m)
    await page.getByLabel('Date', { exact: true }).fill('2025-01-02')
    await expect(page.getByText('Ready, not sent yet', { exact: true })).toBeVisible()
    await saved(page)
    await expect.poll(() => desk.read(file)).not.toContain('draft')
  })

  await test.step('it gets another address, and no redirect, as no visitor knows the old one', async () => {
    await page.getByRole('button', { name: 'Rename' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('!?')
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await expect(dialog.getByRole('alert')).toContainText('No address can be made of this.')
    await dialog.getByRole('textbox').fill('Queues: First!')
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await expect(page).toHaveURL(/\/articles\/queues-first$/)
    await expect(site(page).getByText('Table 1: Option, What it gives')).toBeVisible()
    expect(existsSync(join(desk.folder, 'content/redirects.yaml'))).toBe(false)
  })

  await test.step('deleted, and brought back with the addresses that lead to it', async () => {
    const redirect = '- from: /old-queues\n  to: /blog/queues-first\n'
    writeFileSync(join(desk.folder, 'content/redirects.yaml'), redirect)
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('“Queues: before the workers” is deleted.')).toBeVisible()
    expect(existsSync(join(desk.folder, 'content/blog/queues-first.md'))).toBe(false)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(text(page)).toContainText('A queue hides')
    await expect.poll(() => desk.read('content/redirects.yaml')).toContain(redirect)
  })

  await test.step('deleted, and brought back after another one, in another window', async () => {
    const remove = async () => {
      await page.getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByText(/is deleted\./)).toBeVisible()
    }
    await remove()
    await begin(page, 'Gone too')
    await saved(page)
    await remove()
    await page.reload()
    const removed = page.getByRole('region', { name: 'Deleted, not published yet' })
    await expect(removed.getByRole('listitem')).toHaveText([/^Gone too/, /^Queues: before the workers/])
    await removed.getByRole('button', { name: /^Bring back.*Queues/ }).click()
    await expect(text(page)).toContainText('A queue hides')
    await view(page).click()
    await expect(removed.getByRole('listitem')).toHaveText([/^Gone too/])
  })
})

test('an article appears and ends at a minute, by the clock of the office', async ({ page, desk }) => {
  await begin(page, 'Announced for nine')
  const read = () => desk.read('content/blog/announced-for-nine.md')
  const date = page.getByLabel('Date', { exact: true })
  const time = page.getByLabel('Time (optional)')
  const ends = page.getByLabel('Ends (optional)')
  // The notice above the view says the same.
  const form = page.locator('form')
  await page.getByRole('radio', { name: 'Ready, from its date on' }).check()
  await date.fill('2030-11-30')
  await time.fill('09:00')
  await expect(
    page.getByText(
      'Appears on Saturday, November 30, 2030, at 9:00 AM, New York time. Once it is published, this happens by itself',
    ),
  ).toBeVisible()
  await expect.poll(read).toContain('time: 09:00-05:00')

  await ends.fill('2030-11-30T08:00')
  await expect(form.getByText(/choose an end that comes after the beginning/i)).toBeVisible()
  await ends.fill('2030-12-24T18:00')
  await expect(page.getByText('Ends on Tuesday, December 24, 2030, at 6:00 PM, New York time.')).toBeVisible()
  await expect.poll(read).toContain('until: 2030-12-24T18:00-05:00')

  // In summer the same time is another distance from UTC, and in spring clocks skip an hour.
  await date.fill('2030-07-01')
  await expect.poll(read).toContain('time: 09:00-04:00')
  await date.fill('2030-03-10')
  await time.fill('02:30')
  await expect(form.getByText(/clocks in New York are set forward and skip 2:30 AM/)).toBeVisible()
})

test('what links to an article that is deleted is called by its name', async ({ page, desk }) => {
  await page.goto(new URL('/articles/ai-adoption-strategy', desk.address).href)
  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete the article?' })
  const links = dialog.getByRole('listitem')
  await expect(links.first()).toHaveText(/^Article “.+”: Paragraph \d+$/)
  await expect(dialog).not.toContainText(/content\/|\.(?:md|yaml)/)
  await dialog.getByRole('button', { name: 'Keep it' }).click()
})

test('what is wrong at the top stands at its field', async ({ page }) => {
  await begin(page, "Fields that aren't right")
  const title = page.getByRole('textbox', { name: 'Title' })
  await expect(title).toHaveValue('Fields that aren’t right')
  await title.fill('')
  await expect(title).toHaveAccessibleDescription(/Title is missing\. Write it\./)
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Faulty', { exact: true })).toBeVisible()
  await title.fill('Fields that are right')
  await expect(title).toHaveAttribute('aria-invalid', 'false')
  await page.getByText('Tags, author, picture').click()
  const tags = page.getByRole('textbox', { name: 'Tags' })
  await tags.fill('!?')
  await tags.press('Enter')
  await expect(tags).toHaveAccessibleDescription(/Tags is not a list of words/)
  await page.getByRole('button', { name: 'Remove the tag !?' }).click()
  await expect(tags).toHaveAttribute('aria-invalid', 'false')
})

test('what is typed while a picture is stored stays', async ({ page }) => {
  await begin(page, 'A picture that takes its time')
  const typed = Promise.withResolvers<void>()
  await page.route('**/api/articles/addPicture', async (route) => {
    await typed.promise
    await route.continue()
  })
  await page.getByText('Tags, author, picture').click()
  const buffer = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
  await page.getByLabel('Or choose a file').setInputFiles({ name: 'slow.png', mimeType: 'image/png', buffer })
  await page.getByRole('textbox', { name: 'Description' }).fill('Typed meanwhile.')
  typed.resolve()
  await expect(page.getByRole('textbox', { name: 'Picture' })).toHaveValue('images/slow.png')
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Typed meanwhile.')
  await page.getByRole('button', { name: 'Choose one that is there' }).click()
  const library = page.getByRole('dialog', { name: 'Choose a picture' })
  await library.getByRole('button', { name: 'images/six-layers.svg' }).click()
  await expect(page.getByRole('textbox', { name: 'Picture' })).toHaveValue('images/six-layers.svg')
})

test('whatever is typed is in the file as it was typed', async ({ page, desk }) => {
  await begin(page, 'Whatever is typed')
  const hostile = [
    '"\'`---: #',
    'null',
    '‮אבגד',
    '田中さん 🏳️‍🌈',
    '{{claim}} <script>alert(1)</script>',
    '  two  ',
  ]
  await page.getByText('Tags, author, picture').click()
  for (const words of hostile) {
    await page.getByRole('textbox', { name: 'Title' }).fill(words)
    await page.getByRole('textbox', { name: 'Tags' }).fill(words)
    await page.getByRole('textbox', { name: 'Tags' }).press('Enter')
    // What the editor underlines meanwhile takes away the selection that is being filled.
    await expect(async () => {
      await text(page).fill(words)
      await expect(text(page)).toHaveText(words.trim(), { timeout: 1000 })
    }).toPass({ timeout: 60_000 })
    // As the check of quotes wants them.
    const written = words.replace('"\'', '“‘')
    await expect(() => {
      const [, matter = '', body] = desk.read('content/blog/whatever-is-typed.md').split(/^---\n/m)
      expect(body).toBe(written)
      expect(matter).toContain(words === 'null' ? 'title: "null"' : `title: ${JSON.stringify(written)}`)
    }).toPass({ timeout: 60_000 })
    await expect(page.getByText(/^Saved/)).toBeVisible()
    await page.getByRole('button', { name: 'Remove the tag' }).click()
  }
})

test('nobody overwrites what somebody else has written, and a save can be undone', async ({ page, desk }) => {
  const file = 'content/blog/welcome-to-our-blog.md'
  const before = desk.read(file)
  await view(page).click()
  await page.getByRole('link', { name: 'Welcome to our blog' }).click()
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('Welcome')
  await saved(page)
  await expect.poll(() => desk.read(file)).toBe(before.replace(/^title: .*$/m, 'title: "Welcome"'))
  await title.fill('Welcome again')
  // Before that is saved.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(title).toHaveValue('Welcome')
  await saved(page)
  await expect.poll(() => desk.read(file)).toBe(before.replace(/^title: .*$/m, 'title: "Welcome"'))
  await page.getByRole('button', { name: 'Undo' }).click()
  await saved(page)
  await expect.poll(() => desk.read(file)).toBe(before)

  const theirs = before.replace('\n---\n', '\n---\nTheirs.\n')
  writeFileSync(join(desk.folder, file), theirs)
  await title.fill('Ours')
  await expect(page.getByText('Nothing is overwritten.')).toBeVisible()
  expect(readFileSync(join(desk.folder, file), 'utf8')).toBe(theirs)
  await page.route('**/api/articles/show', (route) => route.abort())
  const unshown = page.waitForEvent('requestfailed')
  await title.fill('Still ours')
  await unshown
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('textbox', { name: 'In the file now' })).toHaveValue(theirs)
  await page.getByRole('button', { name: 'Take what is in the file' }).click()
  await expect(text(page)).toContainText('Theirs.')
})

test('a window that is loaded again while it saves takes its own words for nobody else’s', async ({
  page,
}) => {
  await page.goto(`${new URL(page.url()).origin}/articles/consulting-services-guide`)
  await expect(text(page)).toBeVisible()
  for (const words of ['One. ', 'Two. ', 'Three. ']) {
    await text(page).click()
    await page.keyboard.press('Control+Home')
    const save = page.waitForRequest('**/api/articles/save')
    await page.keyboard.type(words)
    await save
    await page.reload()
    await expect(text(page)).toContainText(words)
    await text(page).click()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('And ')
    await saved(page)
    await expect(page.getByText('Somebody else has changed this text')).toBeHidden()
  }
})

test('of two browsers with unsaved words in one article, none takes the other’s away', async ({
  page,
  browser,
  desk,
}) => {
  const path = '/articles/data-pipeline-architecture'
  const file = 'content/blog/data-pipeline-architecture.md'
  const other = await browser.newPage()
  await other.goto(desk.address)
  const windows = { First: page, Second: other }
  for (const window of [page, other]) {
    await window.goto(`${new URL(window.url()).origin}${path}`)
    await expect(text(window)).toBeVisible()
    // Until something is typed there, a window would take over what was written elsewhere, within seconds.
    await window.route('**/api/articles/readNewer', (route) => route.fulfill({ json: null }))
  }
  appendFileSync(join(desk.folder, file), 'Written elsewhere.\n')
  for (const [words, window] of Object.entries(windows)) {
    await text(window).click()
    await window.keyboard.press('Control+Home')
    await window.keyboard.type(`${words}. `)
    await expect(window.getByText('Somebody else has changed this text')).toBeVisible()
    await expect.poll(() => desk.read('.cache/desk/kept.json')).toContain('First. ')
  }
  await desk.kill()
  for (const window of [page, other])
    await expect(window.getByRole('alert', { name: 'The desk has ended' })).toBeVisible()
  await expect(other.getByLabel('Words to copy')).toHaveValue(/Second\. /)
  await expect(page.getByLabel('Words to copy')).toBeHidden()
  await desk.start()
  await page.goto(desk.address)
  await page.goto(`${new URL(page.url()).origin}${path}`)
  await expect(text(page)).toContainText('First. ')
  await page.getByRole('button', { name: 'Compare' }).click()
  await page.getByRole('button', { name: 'Keep yours' }).click()
  await saved(page)
  expect(desk.read(file)).toContain('First. ')
  await other.close()
})

test('what is typed when the desk is killed comes back with it, or is written as soon as it answers', async ({
  page,
  desk,
}) => {
  const file = 'content/blog/consulting-services-guide.md'
  const open = async () => {
    await page.goto(`${new URL(page.url()).origin}/articles/consulting-services-guide`)
    await expect(text(page)).toBeVisible()
  }
  await open()
  await text(page).click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('First. ')
  await saved(page)
  await page.route('**/api/articles/save', (route) => route.abort())
  await page.keyboard.type('Second. ')
  await expect(page.getByText('Your words are kept until they are.')).toBeVisible()
  await expect.poll(() => desk.read('.cache/desk/kept.json')).toContain('Second.')
  await desk.kill()
  await expect(page.getByRole('alert', { name: 'The desk has ended' })).toBeVisible()
  await page.unroute('**/api/articles/save')
  expect(desk.read(file)).not.toContain('Second.')
  await page.goto('about:blank')
  await desk.start()
  await page.goto(desk.address)
  await open()
  await expect(text(page)).toContainText('First. Second. ')
  await saved(page)
  await expect.poll(() => desk.read(file)).toContain('First. Second. ')
  await page.reload()
  await expect(text(page)).toContainText('First. Second. ')

  await page.route('**/api/articles/save', (route) => route.abort())
  await text(page).click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Zeroth. ')
  await expect(page.getByText('The desk does not answer.')).toBeVisible()
  await page.unroute('**/api/articles/save')
  await saved(page)
  expect(desk.read(file)).toContain('Zeroth. First. Second. ')
})

test('an article is found and written by keyboard alone', async ({ page, desk }) => {
  await view(page).focus()
  await page.keyboard.press('Enter')
  const search = page.getByRole('searchbox')
  await expect(search).toBeVisible()
  while (!(await search.evaluate((field) => field === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.type('exceptions')
  await expect(page.getByRole('row')).toHaveCount(2)
  for (const _ of ['state', 'link']) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(text(page)).toBeVisible()
  while (!(await text(page).evaluate((field) => field === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Bold')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Insert a link' })
  const first = dialog.getByRole('listitem').getByRole('button').first()
  await expect(first).toBeVisible()
  await dialog.getByRole('searchbox').press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(text(page)).toContainText('**Bold[Home](/)**')
  await saved(page)
  await expect
    .poll(() => desk.read('content/blog/business-automation-guide.md'))
    .toContain('---\n**Bold[Home](/)**\n')
  await expect(site(page).getByRole('link', { name: 'Home' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(text(page)).not.toBeFocused()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`articles are accessible (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const check = async () =>
      expect((await new AxeBuilder({ page }).exclude('iframe').analyze()).violations).toEqual([])
    await view(page).click()
    await expect(page.getByRole('table')).toBeVisible()
    await check()
    await page.getByRole('link', { name: 'AI solutions architecture' }).click()
    await expect(text(page)).toBeVisible()
    await page.getByText('Tags, author, picture').click()
    await text(page).press('Control+End')
    await page.keyboard.type(' Saves 99 %.')
    await expect(page.getByText('To correct in the text')).toBeVisible()
    await check()
    await page.getByRole('button', { name: 'Claim' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await check()
  })
