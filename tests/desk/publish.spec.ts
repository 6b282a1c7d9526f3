import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './desk.ts'

const home = 'content/pages/home.yaml'
const lead = 'AI systems, data platforms and automation'
let remote: string

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@firm.example', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  })

/** Changes a text as the other places of the desk do: the file is another one then. */
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
  writeFileSync(join(desk.folder, home), readFileSync(home, 'utf8'))
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

  await expect(page.getByRole('heading', { name: '1 file has changed' })).toBeVisible()
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
  await expect(page.getByText(/Published as \w+, and sent to origin\/main/)).toBeVisible()
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
  await expect(page.getByText(/Published as \w+/)).toBeVisible()
  await isAsWritten()
})

test('two who changed the same words lose nothing: the second one is told', async ({ page, desk }) => {
  const before = desk.read(home)
  const theirs = mkdtempSync(join(tmpdir(), 'site-theirs-'))
  git(theirs, 'clone', '--quiet', remote, '.')
  write(theirs, lead, 'Theirs and automation', before)
  git(theirs, 'commit', '--quiet', '--all', '--message', 'Theirs')
  git(theirs, 'push', '--quiet')
  rmSync(theirs, { recursive: true })
  git(desk.folder, 'config', 'user.name', 'Ada Okafor')
  git(desk.folder, 'config', 'user.email', 'ada@firm.example')
  write(desk.folder, lead, 'Ours and automation', before)

  await page.getByRole('link', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'Somebody else has published other words in the same place',
  )
  await page.getByText('What they have published').click()
  await expect(page.getByText('Theirs and automation')).toBeVisible()
  await expect.poll(() => desk.read(home)).toContain('Ours and automation')
  expect(git(remote, 'show', `main:${home}`)).toContain('Theirs and automation')
  expect(git(desk.folder, 'status', '--short', '--branch')).toContain('[ahead 1')
})

test('content that the build would refuse is not published, and leads to its field', async ({
  page,
  desk,
}) => {
  write(desk.folder, lead, 'Reliable in 99.9% of all cases, AI systems', desk.read(home))
  await page.getByRole('link', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { name: 'Not yet: something must be corrected' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Settle it' })).toHaveAttribute('href', '/pages')
})

test('the launch list leads to the place that settles a line', async ({ page }) => {
  await page.getByRole('link', { name: 'Launch' }).click()
  await expect(page.getByRole('heading', { name: /^Must be done before the launch/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Settle it ?: riskReduction/ })).toHaveAttribute(
    'href',
    '/claims/riskReduction',
  )
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})
