import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import sharp from 'sharp'
import { expect, keepsFocus, test, unsavedFiles } from './desk.ts'

const home = 'content/pages/home.yaml'
const article = 'content/blog/ai-adoption-strategy.md'
const lead = 'AI systems, data platforms and automation'
let remote: string

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@firm.example', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  })

/** Changes a text as the other views of the desk do: the file is another one then. */
function write(folder: string, from: string, to: string, text: string) {
  expect(text).toContain(from)
  writeFileSync(join(folder, home), text.replace(from, to))
}

test.beforeEach(({ desk }) => {
  remote = mkdtempSync(join(tmpdir(), 'site-remote-'))
  rmSync(join(desk.folder, '.git'), { recursive: true, force: true })
  git(remote, 'init', '--bare', '--quiet', '--initial-branch=main')
  git(desk.folder, 'init', '--quiet', '--initial-branch=main')
  git(desk.folder, 'remote', 'add', 'origin', remote)
  git(desk.folder, 'add', '--all')
  git(desk.folder, 'commit', '--quiet', '--message', 'Begin')
  git(desk.folder, 'push', '--quiet', '--set-upstream', 'origin', 'main')
})

test.afterEach(({ desk }) => {
  for (const file of [home, article, 'content/site.yaml', 'data/holidays.ts'])
    writeFileSync(join(desk.folder, file), readFileSync(file, 'utf8'))
  rmSync(remote, { recursive: true, force: true })
})

test('what has changed is shown before and after, and sent when the owner says so', async ({
  page,
  desk,
}) => {
  await page.getByRole('link', { name: 'Publish' }).click()
  // What is asked first loads all checks.
  await expect(page.getByText('Nothing has changed since')).toBeVisible()
  write(desk.folder, lead, 'Artificial intelligence and automation', desk.read(home))
  await page.reload()

  await expect(page.getByRole('heading', { name: '1 change is not published yet' })).toBeVisible()
  await expect(page.getByRole('deletion')).toHaveText(/AI systems, data platforms/)
  await expect(page.getByRole('insertion')).toHaveText(/Artificial intelligence/)
  await page.getByRole('button', { name: 'Look at the page' }).press('Enter')
  const shown = page.frameLocator('iframe')
  await expect(shown.getByText('Artificial intelligence and automation')).toBeVisible()
  await page.getByRole('radio', { name: 'Before' }).check()
  await expect(shown.getByText(lead)).toBeVisible()
  await page.getByRole('radio', { name: 'After' }).check()
  await expect(shown.getByText('Artificial intelligence and automation')).toBeVisible()
  expect((await new AxeBuilder({ page }).exclude('iframe').analyze()).violations).toEqual([])

  expect(git(remote, 'log', '--oneline').trim().split('\n')).toHaveLength(1)
  await page.getByLabel('What has changed, in a sentence').fill('Say --amend "what" we do')
  const name = page.getByLabel('Your name')
  if (await name.isVisible()) {
    await name.fill('Ada Okafor')
    await page.getByLabel('Your email address').fill('ada@firm.example')
  }
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(/^Published\./)).toBeVisible()
  expect(git(remote, 'log', '-1', '--format=%s').trim()).toBe('Say --amend "what" we do')
  expect(git(remote, 'show', `main:${home}`)).toContain('Artificial intelligence and automation')
  expect(git(remote, 'show', '--stat', '--format=', 'main')).not.toContain('package.json')
})

test('the words that were published before stay with their page', async ({ page, desk }) => {
  write(desk.folder, lead, 'Artificial intelligence and automation', desk.read(home))
  const shown = page.frameLocator('iframe')
  const lookBefore = async () => {
    await page.getByRole('link', { name: 'Publish' }).click()
    await page.getByRole('button', { name: 'Look at the page' }).click()
    await page.getByRole('radio', { name: 'Before' }).check()
    await expect(shown.getByText(lead)).toBeVisible()
  }
  const isAsWritten = async () => {
    await page.getByRole('link', { name: 'Pages' }).click()
    await expect(shown.getByText('Artificial intelligence and automation')).toBeVisible()
  }
  await lookBefore()
  await isAsWritten()
  await lookBefore()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Look at the page' })).toBeVisible()
  await isAsWritten()
  git(desk.folder, 'config', 'user.name', 'Ada Okafor')
  git(desk.folder, 'config', 'user.email', 'ada@firm.example')
  await lookBefore()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(/^Published\./)).toBeVisible()
  await isAsWritten()
})

/** Somebody else changes the home page and an article, and publishes. */
function publishTheirs(change: (folder: string) => void) {
  const theirs = mkdtempSync(join(tmpdir(), 'site-theirs-'))
  git(theirs, 'clone', '--quiet', remote, '.')
  change(theirs)
  git(theirs, 'add', '--all')
  git(theirs, 'commit', '--quiet', '--message', 'Theirs')
  git(theirs, 'push', '--quiet')
  rmSync(theirs, { recursive: true })
}

function knowTheAuthor(folder: string) {
  git(folder, 'config', 'user.name', 'Ada Okafor')
  git(folder, 'config', 'user.email', 'ada@firm.example')
}

test('what both have changed is settled field by field, by keyboard alone, and is all published', async ({
  page,
  desk,
}) => {
  const before = desk.read(home)
  const text = desk.read(article)
  publishTheirs((folder) => {
    write(folder, lead, 'Theirs and automation', before.replace('title: Startups', 'title: Young firms'))
    rmSync(join(folder, article))
  })
  knowTheAuthor(desk.folder)
  write(desk.folder, lead, 'Ours and automation', before.replace('- Operate', '- Run'))
  writeFileSync(join(desk.folder, article), text.replace('Neither is a strategy', 'None is a strategy'))

  await page.getByRole('link', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Publish' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Choose which words stand' })).toBeFocused()
  await expect(page.getByText('Nothing was sent yet: somebody else has published')).toBeVisible()
  await expect(page.getByText('2 of 2 to choose.')).toBeVisible()
  await expect(page.getByText(/content\/|\.yaml|<<<<|git/)).toHaveCount(0)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  const ofLead = page.getByRole('group', { name: 'Home page: Home hero, lead' })
  await expect(ofLead.getByRole('radio', { name: 'Mine' })).toHaveAccessibleDescription(
    /^Ours and automation/,
  )
  await expect(ofLead.getByRole('radio', { name: 'Theirs' })).toHaveAccessibleDescription(
    /^Theirs and automation/,
  )
  const ofArticle = page.getByRole('group', { name: /^Article “An AI adoption strategy/ })
  await expect(ofArticle.getByText('They have removed it, and you have changed it.')).toBeVisible()
  await ofLead.getByRole('radio', { name: 'Both, as I write it' }).press('Space')
  const both = ofLead.getByRole('textbox', { name: 'What stands there' })
  await both.fill('Ours and {{theirs}}.')
  await expect(ofLead.getByText(/^Lead has an unknown token|^Nothing stands for the words/)).toBeVisible()
  await ofArticle.getByRole('radio', { name: 'Keep mine' }).press('Space')
  await expect(page.getByText('1 of 2 to choose.')).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Choose which words stand' })).toBeFocused()
  await expect(both).toHaveValue('Ours and {{theirs}}.')
  await expect(ofLead.getByText(/^Lead has an unknown token|^Nothing stands for the words/)).toBeVisible()
  await both.fill("It's ours and theirs.")
  await ofArticle.getByRole('radio', { name: 'Keep mine' }).press('Space')
  await expect(page.getByText('All is chosen.')).toBeVisible()

  // What was chosen outlives the window.
  await page.reload()
  await expect(page.getByText('All is chosen.')).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).press('Enter')
  await expect(page.getByText(/^Published\./)).toBeVisible()
  await expect(page.getByText('Nothing has changed since')).toBeVisible()
  const published = git(remote, 'show', `main:${home}`)
  expect(published).toContain('lead: It’s ours and theirs.')
  expect(published).toContain('title: Young firms')
  expect(published).toContain('- Run')
  expect(git(remote, 'show', `main:${article}`)).toContain('None is a strategy')
  expect(desk.read(home)).toBe(published)
})

test('what was kept and could not be sent is listed until it is sent, also after a crash', async ({
  page,
  desk,
}) => {
  knowTheAuthor(desk.folder)
  write(desk.folder, lead, 'Ours and automation', desk.read(home))
  renameSync(remote, `${remote}-away`)
  await page.getByRole('link', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'cannot be reached. Your changes are kept on this machine',
  )
  await desk.kill()
  renameSync(`${remote}-away`, remote)
  await desk.start()
  await page.goto(desk.address)
  await expect(page.getByRole('link', { name: 'Publish 1' })).toBeVisible()
  await page.getByRole('link', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { name: '1 change is not published yet' })).toBeVisible()
  await expect(page.getByRole('insertion')).toContainText('Ours')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(/^Published\./)).toBeVisible()
  expect(git(remote, 'show', `main:${home}`)).toContain('Ours and automation')
})

test('a picture that nothing shows is named, and can be removed before it is published', async ({
  page,
  desk,
}) => {
  knowTheAuthor(desk.folder)
  write(desk.folder, lead, 'Ours and automation', desk.read(home))
  const picture = 'content/blog/images/left-over.png'
  const pixels = { create: { width: 40, height: 20, channels: 3 as const, background: '#369' } }
  writeFileSync(join(desk.folder, picture), await sharp(pixels).png().toBuffer())
  await page.getByRole('link', { name: 'Publish' }).click()
  await page.getByRole('link', { name: 'pictures that nothing shows (1)' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'images/left-over.png' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove images/left-over.png' }).press('Enter')
  await expect(page.getByText('Each picture is shown somewhere.')).toBeVisible()
  expect(existsSync(join(desk.folder, picture))).toBe(false)
})

test('what an earlier crash has left half done is taken back, and nothing is lost', async ({
  page,
  desk,
}) => {
  const before = desk.read(home)
  publishTheirs((folder) => write(folder, lead, 'Theirs and automation', before))
  knowTheAuthor(desk.folder)
  write(desk.folder, lead, 'Ours and automation', before)
  git(desk.folder, 'commit', '--quiet', '--all', '--message', 'Ours')
  git(desk.folder, 'fetch', '--quiet')
  expect(() => git(desk.folder, 'rebase', 'origin/main')).toThrow()
  await page.getByRole('link', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByRole('group', { name: 'Home page: Home hero, lead' })).toBeVisible()
  await page.getByRole('radio', { name: 'Mine' }).check()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(/^Published\./)).toBeVisible()
  expect(git(remote, 'show', `main:${home}`)).toContain('Ours and automation')
})

test('content that the build would refuse is not published, and leads to its field', async ({
  page,
  desk,
}) => {
  write(desk.folder, lead, 'Reliable in 99.9% of all cases, AI systems', desk.read(home))
  await page.getByRole('link', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { name: 'Not yet: something must be corrected' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeHidden()
  await page.getByRole('link', { name: 'Settle it' }).press('Enter')
  await expect(page.getByRole('complementary', { name: 'Fields' }).getByLabel('Lead')).toBeFocused()
})

test('questions whose heading is gone are put under another, or removed', async ({ page, desk }) => {
  const questions = 'content/questions/home.yaml'
  const before = desk.read(questions)
  writeFileSync(
    join(desk.folder, questions),
    `${before}A heading that was here:\n  - where is it?\nOne more of them:\n  - and this?\n`,
  )
  await page.getByRole('link', { name: 'Publish' }).click()
  await page.getByText('One by one').click()
  await page.getByRole('button', { name: 'Remove the questions to “A heading that was here”' }).press('Enter')
  await expect(page.getByText('No page has the heading "A heading that was here"')).toBeHidden()
  await page
    .getByLabel('The heading that these questions belong to now')
    .selectOption('What we design and build')
  await page.getByRole('button', { name: 'Put them there' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
  expect(desk.read(questions)).toBe(`${before}What we design and build:\n  - and this?\n`)
  const gone = Array.from({ length: 44 }, (_, index) => `Gone heading ${'x'.repeat(index)}:\n  - why?\n`)
  writeFileSync(join(desk.folder, questions), before + gone.join(''))
  await page.reload()
  await page.getByRole('button', { name: 'Remove the questions to all 44' }).click()
  await expect(page.getByText('Not yet: something must be corrected')).toBeHidden()
  expect(desk.read(questions)).toBe(before)
})

test('what is not saved is named where it is missed, and leads to its field', async ({ page, desk }) => {
  await page.getByRole('link', { name: 'Brand' }).click()
  const field = page.getByLabel('What the firm does, in one sentence')
  await field.fill('{{name}} designs')
  await expect(page.getByText('This field takes no {{…}}. Leave out {{ and }}.')).toBeVisible()
  await page.getByRole('link', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { name: 'Not saved, so not published' })).toBeVisible()
  await page.getByRole('link', { name: 'Brand: What the firm does, in one sentence' }).press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('{{name}} designs')
  await field.fill('We design. ')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect.poll(() => desk.read('content/site.yaml')).toMatch(/^description: "We design\."$/m)
})

test('what is unsaved of a record goes with it', async ({ page, desk }) => {
  const file = 'content/people/pilot.yaml'
  const fields = page.getByRole('complementary', { name: 'Fields' })
  const unsaved = page.getByRole('heading', { name: 'Not saved, so not published' })
  const publish = page.getByRole('link', { name: /^Publish/ })
  const createAndEmpty = async () => {
    await page.getByRole('link', { name: 'Pages', exact: true }).click()
    await page.getByLabel('Page', { exact: true }).selectOption('/about')
    await expect(page.getByRole('heading', { name: 'About page' })).toBeVisible()
    await page.getByLabel('New').selectOption('Person')
    await fields.getByLabel('Role').fill('Pilot')
    await fields.getByLabel('Answers for').fill('What flies, and lands.')
    await page.getByRole('button', { name: 'Create' }).click()
    const words = page.frameLocator('iframe').getByText('What flies, and lands.')
    // A click before the script of the page is there opens nothing.
    await expect(async () => {
      await words.click()
      await expect(fields.getByLabel('Answers for')).toHaveValue('What flies, and lands.', { timeout: 5000 })
    }).toPass()
    await fields.getByLabel('Answers for').fill('')
    await expect(page.getByText('Not saved: see below')).toBeVisible()
  }
  const expectNothing = async () => {
    await publish.click()
    await expect(page.getByText(/^Nothing has changed since/)).toBeVisible()
    await expect(unsaved).toBeHidden()
    expect(await unsavedFiles(page)).toEqual([])
  }
  await test.step('where it is removed', async () => {
    await createAndEmpty()
    await page.getByRole('button', { name: 'Remove this person' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect.poll(() => existsSync(join(desk.folder, file))).toBe(false)
    await expectNothing()
  })
  await test.step('where its creation is taken back', async () => {
    await createAndEmpty()
    await page.getByRole('button', { name: 'Undo new: Person “Pilot”' }).click()
    await expect.poll(() => existsSync(join(desk.folder, file))).toBe(false)
    await expect(page.getByRole('heading', { name: 'Click a text on the page' })).toBeVisible()
    await expectNothing()
  })
  await test.step('and can be discarded where somebody else has removed it', async () => {
    await createAndEmpty()
    await publish.click()
    await expect(page.getByRole('link', { name: 'Person “Pilot”: Answers for' })).toBeVisible()
    rmSync(join(desk.folder, file))
    await page.reload()
    await expect(unsaved).toBeVisible()
    await page.getByRole('button', { name: /^Discard what was written.*Person “Pilot”/ }).click()
    await expect(unsaved).toBeHidden()
    await expectNothing()
  })
})

test('a logo is taken from a drawing', async ({ page, desk }) => {
  await page.getByRole('link', { name: 'Brand' }).click()
  const choose = (source: string) =>
    page.getByLabel('A logo from an SVG or a PNG file').setInputFiles({
      name: 'mark.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${source}</svg>`),
    })
  const site = page.frameLocator('iframe').getByRole('banner')
  await choose('<g transform="translate(4 4)"><circle r="4" fill="#e4002b"/></g>')
  await expect(site.locator('img').first()).toHaveAttribute('src', /^\/blog\/images\/mark\.\w+\.svg$/)
  await expect(page.getByLabel('Another one for the dark theme')).toBeVisible()
  await expect(
    page.getByRole('img', { name: 'The name and the logo above the title of a page' }),
  ).toBeVisible()
  await expect.poll(() => desk.read('content/site.yaml')).toContain('picture: images/mark.svg')
  expect((await new AxeBuilder({ page }).exclude('iframe').analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Go back to the drawn logo' }).press('Enter')
  await expect(site.locator('img')).toHaveCount(0)
  await keepsFocus(page)
  await page
    .getByLabel('A logo from an SVG or a PNG file')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('PNG') })
  await expect(page.getByRole('alert')).toContainText('This is neither an SVG nor a PNG file.')
  await choose('<path d="M1 1h7v7z"/>')
  await expect(page.getByLabel('Path')).toHaveValue('M1 1h7v7z')
  await expect.poll(() => desk.read('content/site.yaml')).toContain('M1 1h7v7z')
  // What can be undone is asked after the save.
  await page.getByRole('button', { name: /^Undo .*path$/i }).press('Enter')
  await expect.poll(() => desk.read('content/site.yaml')).not.toContain('M1 1h7v7z')
  await expect(page.getByRole('button', { name: 'Redo' })).toBeEnabled()
  await page.getByRole('button', { name: 'Redo' }).press('Enter')
  await expect.poll(() => desk.read('content/site.yaml')).toContain('M1 1h7v7z')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
})

test('a fault that others have corrected already is no dead end', async ({ page, desk }) => {
  knowTheAuthor(desk.folder)
  const before = desk.read(home)
  write(desk.folder, lead, 'Reliable in 99.9% of all cases', before)
  git(desk.folder, 'commit', '--quiet', '--all', '--message', 'Promise')
  git(desk.folder, 'push', '--quiet')
  publishTheirs((folder) => writeFileSync(join(folder, home), before))
  write(desk.folder, '- Operate', '- Run', desk.read(home))
  await page.getByRole('link', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { name: 'Not yet: something must be corrected' })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Bring in what others have published' }).press('Enter')
  await expect(page.getByText('What others have published is here now.')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  await expect(page.getByText(/^Published\./)).toBeVisible()
  const published = git(remote, 'show', `main:${home}`)
  expect(published).toContain('- Run')
  expect(published).toContain(lead)
})

test('a branch that visitors do not see is brought to theirs only if the owner agrees', async ({
  page,
  desk,
}) => {
  knowTheAuthor(desk.folder)
  git(desk.folder, 'switch', '--quiet', '--create', 'feature0')
  git(desk.folder, 'remote', 'set-head', 'origin', 'main')
  write(desk.folder, '- Operate', '- Run', desk.read(home))
  await page.getByRole('link', { name: 'Publish' }).click()
  await expect(page.getByText('This folder is on the branch “feature0”, which visitors do not')).toBeVisible()
  await page.getByRole('button', { name: 'Publish to main' }).click()
  await expect(page.getByLabel('Bring all of “feature0” to “main”')).toBeFocused()
  expect(git(remote, 'show', `main:${home}`)).not.toContain('- Run')
  await page.getByLabel('Bring all of “feature0” to “main”').check()
  await page.getByRole('button', { name: 'Publish to main' }).click()
  await expect(page.getByText(/^Published\./)).toBeVisible()
  expect(git(remote, 'show', `main:${home}`)).toContain('- Run')
  expect(git(remote, 'branch', '--list', 'feature0')).toBe('')
  git(desk.folder, 'commit', '--quiet', '--allow-empty', '--message', 'A step that changes no text')
  await page.reload()
  await expect(page.getByText('has steps that were not sent yet')).toBeVisible()
})

test('the holidays of another region are written and sent with it', async ({ page, desk }) => {
  knowTheAuthor(desk.folder)
  await page.getByRole('link', { name: 'Brand' }).click()
  await page.getByLabel('Region whose public holidays apply').selectOption('Austria')
  await expect(page.getByText('Saved')).toBeVisible()
  await expect.poll(() => desk.read('data/holidays.ts')).toContain("region: 'AT'")
  await page.getByRole('link', { name: 'Publish 2' }).click()
  await expect(page.getByRole('heading', { name: 'Public holidays of the region' })).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(/^Published\./)).toBeFocused()
  expect(git(remote, 'show', 'main:data/holidays.ts')).toContain("region: 'AT'")
  expect(git(remote, 'show', 'main:content/site.yaml')).toContain('region: AT')
  await expect(page.getByRole('link', { name: 'Publish', exact: true })).toBeVisible()
  expect(git(desk.folder, 'status', '--porcelain')).toBe('')
})

test('what a developer has to send is named, also where no text has changed', async ({ page, desk }) => {
  knowTheAuthor(desk.folder)
  const manifest = join(desk.folder, 'package.json')
  const before = readFileSync(manifest, 'utf8')
  writeFileSync(manifest, `${before}\n`)
  write(desk.folder, '- Operate', '- Run', desk.read(home))
  await page.getByRole('link', { name: 'Publish' }).click()
  const named = page.getByText(/^Not sent from here, .*: package\.json\. A developer sends it\.$/)
  await expect(named).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('No text and no picture has changed since')).toBeVisible()
  await expect(named).toBeVisible()
  expect(git(remote, 'show', 'main:package.json')).toBe(before)
  writeFileSync(manifest, before)
})

test('an article is called published once it was sent', async ({ page, desk }) => {
  knowTheAuthor(desk.folder)
  const file = 'content/blog/queues-before-workers.md'
  writeFileSync(join(desk.folder, file), desk.read(article).replace(/^title: .*$/m, 'title: Queues'))
  await page.getByRole('link', { name: /^Articles/ }).click()
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Queues', exact: true }) })
  await expect(row).toContainText('Ready, not sent yet')
  await row.getByRole('link').click()
  await expect(page.getByText('Ready, not sent yet')).toBeVisible()
  await page.getByRole('link', { name: /^Publish/ }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(/^Published\./)).toBeVisible()
  await page.getByRole('link', { name: /^Articles/ }).click()
  await expect(row).toContainText('Published')
  rmSync(join(desk.folder, file))
})

test('an article that no place was named for is not called published', async ({ page, desk }) => {
  knowTheAuthor(desk.folder)
  git(desk.folder, 'remote', 'remove', 'origin')
  const file = 'content/blog/queues-before-workers.md'
  writeFileSync(join(desk.folder, file), desk.read(article).replace(/^title: .*$/m, 'title: Queues'))
  await page.getByRole('link', { name: /^Articles/ }).click()
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Queues', exact: true }) })
  await expect(row).toContainText('Ready, not sent yet')
  await page.getByRole('link', { name: /^Publish/ }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(/^Kept in the history on this machine\. Nothing was sent/)).toBeVisible()
  await page.getByRole('link', { name: /^Articles/ }).click()
  await expect(row).toContainText('Kept, not sent')
  await expect(page.getByRole('table')).not.toContainText('Published')
  await row.getByRole('link').click()
  await expect(page.getByText('Kept, not sent', { exact: true })).toBeVisible()
  rmSync(join(desk.folder, file))
})

test('an article that was renamed is one change, and is sent as such', async ({ page, desk }) => {
  knowTheAuthor(desk.folder)
  await page.goto(new URL('/articles/ai-adoption-strategy', desk.address).href)
  await page.getByRole('button', { name: 'Rename' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('strategy-of-adoption')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(page).toHaveURL(/\/articles\/strategy-of-adoption$/)
  await page.getByRole('link', { name: /^Publish/ }).click()
  const line = page.getByRole('listitem').filter({ hasText: 'Article “An AI adoption strategy' })
  await expect(line).toHaveCount(1)
  await expect(line).toContainText('Renamed')
  await expect(line).toContainText('/blog/ai-adoption-strategy → /blog/strategy-of-adoption')
  await expect(page.getByText(/^(?:New|Removed)$/)).toHaveCount(1)
  await expect(page.getByLabel('What has changed, in a sentence')).toHaveValue(/^Rename Article “An AI adopt/)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(/^Published\./)).toBeVisible()
  expect(git(remote, 'show', 'main:content/blog/strategy-of-adoption.md')).toContain('strategy')
  git(desk.folder, 'reset', '--quiet', '--hard', 'HEAD~1')
})

test('the first publication names what the launch list still has, goes ahead, and says where it will be seen', async ({
  page,
  desk,
}) => {
  const brand = 'content/site.yaml'
  writeFileSync(
    join(desk.folder, brand),
    desk.read(brand).replace(/^origin: .*/m, 'origin: https://www.firm-of-ada.com'),
  )
  knowTheAuthor(desk.folder)
  git(desk.folder, 'commit', '--quiet', '--all', '--message', 'Begin')
  git(remote, 'update-ref', '-d', 'refs/heads/main')
  git(desk.folder, 'update-ref', '-d', 'refs/remotes/origin/main')
  await page.getByRole('link', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { name: 'Publish the site for the first time' })).toBeVisible()
  const open = page.getByRole('group').filter({ hasText: /Before visitors come: \d+ lines/ })
  await expect(open.getByRole('link', { name: /^Name of the firm is the template/ })).toBeVisible()
  await expect(open.getByRole('link', { name: 'The whole launch list' })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(/^Published\. All of your site went to/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'https://www.firm-of-ada.com' })).toBeVisible()
})

test('the launch list leads to the view that settles a line', async ({ page }) => {
  await page.getByRole('link', { name: 'Launch' }).click()
  await expect(page.getByRole('heading', { name: /^Must be done before the launch/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Settle it ?: riskReduction/ })).toHaveAttribute(
    'href',
    '/claims/riskReduction',
  )
  await expect(page.getByRole('main')).not.toContainText(/\p{Co}|wrangler|npx/u)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('link', { name: /for whoever runs the site for you$/ }).click()
  await expect(page.getByRole('heading', { name: /^For IT \(\d+\)$/ })).toBeVisible()
  await expect(page.getByText('SIGNING_SECRET is not set')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Write a mail' })).toHaveAttribute(
    'href',
    /^mailto:.*SIGNING_SECRET/,
  )
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy as text' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('SIGNING_SECRET is not set')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('link', { name: 'What you can settle yourself' }).click()
  await page.getByRole('link', { name: /^Settle it ?: Profiles elsewhere, linkedIn/ }).click()
  await expect(page.locator('[name="social.linkedin"]')).toBeFocused()
  await page.getByRole('link', { name: 'Launch' }).click()
  await page.getByRole('link', { name: /^Settle it ?: the Lead architect has no name/ }).click()
  await expect(page.getByRole('complementary', { name: 'Fields' }).locator('[name="name"]')).toBeFocused()
})

test('code of others that this machine cannot run stops nothing, and the window says to start the desk again', async ({
  page,
  desk,
}) => {
  await desk.kill()
  await desk.start()
  await page.goto(desk.address)
  knowTheAuthor(desk.folder)
  const codeOf = (folder: string) => join(folder, 'packages/engine/content/store.ts')
  const code = readFileSync(codeOf(desk.folder), 'utf8')
  const publishing = new URL('/publish', desk.address).href
  const again = page.getByRole('alert', { name: 'Start the desk again' })
  const publish = async (from: string, to: string) => {
    write(desk.folder, from, to, desk.read(home))
    await page.goto(publishing)
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText(/^Published\./)).toBeVisible()
    expect(git(remote, 'show', `main:${home}`)).toContain(to)
  }

  await page.goto(publishing)
  // What is asked first loads all checks.
  await expect(page.getByText('Nothing has changed since')).toBeVisible({ timeout: 200_000 })
  publishTheirs((folder) => writeFileSync(codeOf(folder), `import 'not-installed-yet'\n${code}`))
  await publish(lead, 'Words beside new code')
  await expect(again).toContainText('npm run desk')
  await expect(again).toContainText('by Somebody: packages/engine/content/store.ts')
  await page.reload()
  await page.getByRole('link', { name: 'Claims' }).click()
  await expect(page.getByRole('heading', { name: 'Claims', level: 1 })).toBeVisible()
  publishTheirs((folder) => writeFileSync(codeOf(folder), code))
  await publish('Words beside new code', 'Words beside mended code')
  expect(readFileSync(codeOf(desk.folder), 'utf8')).toBe(code)
  await expect(again).toBeHidden()
})
