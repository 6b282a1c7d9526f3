import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './desk.ts'

const home = 'content/pages/home.yaml'
const article = 'content/blog/ai-adoption-strategy.md'
const lead = 'AI systems, data platforms and automation'

function commit(folder: string, sentence: string, who = 'Ada Okafor') {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', `user.name=${who}`, '-c', 'user.email=ada@firm.example', ...args], {
      cwd: folder,
      stdio: 'pipe',
    })
  git('add', '--all')
  git('commit', '--quiet', '--message', sentence)
}

const workAs = (folder: string, email: string) =>
  execFileSync('git', ['config', 'user.email', email], { cwd: folder })

test.beforeEach(({ desk }) => {
  rmSync(join(desk.folder, '.git'), { recursive: true, force: true })
  execFileSync('git', ['init', '--quiet', '--initial-branch=main'], { cwd: desk.folder })
  workAs(desk.folder, 'ada@firm.example')
  commit(desk.folder, 'Begin')
})

test('a page says who changed what and when, and an earlier version is looked at and brought back', async ({
  page,
  desk,
}) => {
  const before = desk.read(home)
  const write = (text: string) => writeFileSync(join(desk.folder, home), text)
  write(before.replace(lead, 'Words of Bo & others'))
  commit(desk.folder, 'Say it shorter', 'Bo <i>Berg</i>')
  write(before.replace(lead, 'Words that wait'))
  await page.reload()
  await page.getByRole('button', { name: 'History of Home page' }).press('Enter')
  const history = page.getByRole('dialog', { name: 'History of Home page' })
  const entries = history.getByRole('listitem')
  await expect(entries).toHaveCount(3)
  await expect(entries.nth(0)).toContainText(/on this machine.*Not published yet.*Home hero, lead/s)
  await expect(entries.nth(1)).toContainText(
    /Bo iBerg\/i.*Kept, not sent.*Home hero, lead.*“Say it shorter”/s,
  )
  await entries.nth(1).getByText('What changed').click()
  await expect(entries.nth(1).getByRole('insertion')).toContainText('Words of Bo & others')
  await entries.nth(1).getByRole('button', { name: 'Look at this version' }).press('Enter')
  await expect(history.frameLocator('iframe').getByText('Words of Bo & others').first()).toBeVisible()
  expect((await new AxeBuilder({ page }).exclude('iframe').analyze()).violations).toEqual([])
  expect(desk.read(home)).toContain('Words that wait')

  await history.getByRole('button', { name: 'Bring this version back' }).press('Enter')
  await expect(history).toBeHidden()
  const site = page.frameLocator('iframe')
  await expect(site.getByText('Words of Bo & others').first()).toBeVisible()
  expect(desk.read(home)).toBe(before.replace(lead, 'Words of Bo & others'))
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(site.getByText('Words that wait').first()).toBeVisible()
  expect(desk.read(home)).toContain('Words that wait')

  // Who has written the code is somebody else than who works here now.
  workAs(desk.folder, 'owner@firm.example')
  await page.getByRole('button', { name: 'History of Home page' }).press('Enter')
  await expect(entries).toHaveCount(1)
  await history.getByText('The site as it came: 2 versions by its makers').click()
  await expect(history.getByText('“Say it shorter”')).toBeVisible()
})

test('a version that does not fit any more is shown and not brought back, and one that was left leaves no trace', async ({
  page,
  desk,
}) => {
  const before = desk.read(home)
  const write = (text: string) => writeFileSync(join(desk.folder, home), text)
  write(before.replace(lead, '{{unknownToken}} of old'))
  commit(desk.folder, 'Slip')
  write(before)
  commit(desk.folder, 'Mend')
  await page.reload()
  await page.getByRole('button', { name: 'History of Home page' }).click()
  const history = page.getByRole('dialog')
  const slip = history.getByRole('listitem').nth(1)
  await slip.getByRole('button', { name: 'Look at this version' }).click()
  await expect(slip.getByText('This version does not fit the site as it is now')).toBeVisible()
  await expect(slip.getByRole('insertion').last()).toContainText('{{unknownToken}} of old')
  await expect(slip.getByRole('button', { name: 'Bring this version back' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.frameLocator('iframe').getByText(lead).first()).toBeVisible()
})

test('an article has its history by paragraph, and an earlier version is an ordinary change', async ({
  page,
  desk,
}) => {
  const before = desk.read(article)
  writeFileSync(join(desk.folder, article), `${before}\nOne paragraph more.\n`)
  commit(desk.folder, 'Add to it')
  await page.goto(new URL('/articles/ai-adoption-strategy', page.url()).href)
  await page.getByRole('button', { name: /^History of/ }).click()
  const history = page.getByRole('dialog')
  await expect(history.getByRole('listitem').first()).toContainText(/Paragraph \d+/)
  const first = history.getByRole('listitem').nth(1)
  await first.getByRole('button', { name: 'Look at this version' }).click()
  await expect(first.getByRole('deletion').last()).toContainText('One paragraph more.')
  await first.getByRole('button', { name: 'Bring this version back' }).click()
  await expect(history).toBeHidden()
  await expect.poll(() => desk.read(article)).toBe(before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => desk.read(article)).toContain('One paragraph more.')
})
