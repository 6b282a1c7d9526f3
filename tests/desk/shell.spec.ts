import { execFileSync } from 'node:child_process'
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, keepsFocus, test } from './desk.ts'

test('the desk opens by its key, which is gone from the address then', async ({ page, desk, browser }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/pages$/)
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Places' })).toBeVisible()

  const stranger = await browser.newPage()
  const answer = await stranger.goto(new URL('/pages', desk.address).href)
  expect(answer?.status()).toBe(403)
  await expect(stranger.getByRole('heading', { name: 'Open the desk again' })).toBeVisible()
  await expect(stranger.getByText('npm run desk')).toBeVisible()
})

test('the first window says where to begin, until that is put away', async ({ page }) => {
  const steps = page.getByRole('region', { name: 'Where to begin' })
  await expect(steps.getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('link', { name: /^Launch \d+ to settle before the launch$/ })).toBeVisible()
  await steps.getByRole('link', { name: 'Give the site your name' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Brand' })).toBeVisible()
  await page.goBack()
  await steps.getByRole('button', { name: 'Put this away' }).press('Enter')
  await expect(steps).toBeHidden()
  await keepsFocus(page)
  await page.reload()
  await expect(page.getByRole('link', { name: /^Launch \d+/ })).toBeVisible()
  await expect(steps).toBeHidden()
})

test('the file that the command names opens one window after the other', async ({ desk, browser }) => {
  for (let count = 0; count < 2; count++) {
    const window = await browser.newPage()
    await window.goto(desk.file)
    await expect(window.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible()
    await expect(window.frameLocator('iframe').getByRole('main')).toBeVisible()
    await expect(window).toHaveURL(/:\d+\/pages$/)
    await window.close()
  }
})

test('the desk starts without any text, and brings all of them back by one click', async ({ page, desk }) => {
  const [content, home] = [join(desk.folder, 'content'), desk.read('content/pages/home.yaml')]
  await expect(page.frameLocator('iframe').getByRole('main')).toBeVisible()
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@firm.example', ...args], {
      cwd: desk.folder,
    })
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Begin')
  await desk.kill()
  rmSync(content, { recursive: true })
  writeFileSync(content, 'words\n')
  await desk.start()
  await page.goto(desk.address)
  const notice = page.getByRole('alert', { name: 'Cannot be read' })
  await expect(notice).toContainText('All texts: a file stands in place of their folder.')
  await expect(page.frameLocator('iframe').getByRole('main')).toBeVisible()
  await page.getByRole('button', { name: /^Put it aside, and bring back what was last kept/ }).press('Enter')
  await expect(notice).toBeHidden()
  await keepsFocus(page)
  await expect(page.frameLocator('iframe').getByRole('main')).toBeVisible()
  expect(desk.read('content/pages/home.yaml')).toBe(home)
  rmSync(join(desk.folder, '.git'), { recursive: true })
})

test('the desk starts on texts that cannot be read, and brings them back', async ({ page, desk }) => {
  const broken = [
    'content/site.yaml',
    'content/interface/controls.yaml',
    'content/people/lead-architect.yaml',
  ]
  const before = broken.map(desk.read)
  // Once the page stands, the desk knows what is in order.
  await expect(page.frameLocator('iframe').getByRole('main')).toBeVisible()
  await desk.kill()
  for (const file of broken) writeFileSync(join(desk.folder, file), Buffer.from([0, 255, 254, 200, 10, 60]))
  await desk.start()
  await page.goto(desk.address)
  await expect(page.getByRole('heading', { name: '3 texts cannot be read' })).toBeVisible()
  await expect(page.frameLocator('iframe').getByRole('main')).toBeVisible()
  for (const count of [3, 2, 1]) {
    const buttons = page.getByRole('button', { name: /^Bring back the last good version/ })
    await expect(buttons).toHaveCount(count)
    await buttons.first().press('Enter')
    if (count > 1) await expect(buttons).toHaveCount(count - 1)
    await keepsFocus(page)
  }
  await expect(page.getByRole('heading', { name: /cannot be read$/ })).toBeHidden()
  expect(broken.map(desk.read)).toEqual(before)
})

test('a link to its own folder and a missing folder of articles close no view', async ({ page, desk }) => {
  symlinkSync('.', join(desk.folder, 'content/pages/loop'))
  renameSync(join(desk.folder, 'content/blog'), join(desk.folder, 'blog-elsewhere'))
  try {
    await page.goto(desk.address)
    await expect(page.frameLocator('iframe').getByRole('main')).toBeVisible()
    for (const view of ['Articles', 'Claims', 'Brand', 'Launch', 'Publish', 'Pages']) {
      await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: view }).click()
      await expect(page.getByRole('heading', { level: 1, name: view })).toBeVisible()
      await expect(page.getByText(/ELOOP|ENOENT|The terminal says where/)).toBeHidden()
    }
  } finally {
    rmSync(join(desk.folder, 'content/pages/loop'))
    renameSync(join(desk.folder, 'blog-elsewhere'), join(desk.folder, 'content/blog'))
  }
})

test('a pipe or a folder in place of a text closes no view, and nothing waits for it', async ({
  page,
  desk,
}) => {
  const replaced = ['content/pages/about.yaml', 'content/blog/ai-adoption-strategy.md']
  await expect(page.frameLocator('iframe').getByRole('main')).toBeVisible()
  for (const replace of [
    (path: string) => execFileSync('mkfifo', [path]),
    (path: string) => mkdirSync(path),
  ]) {
    const before = replaced.map(desk.read)
    for (const file of replaced) {
      rmSync(join(desk.folder, file))
      replace(join(desk.folder, file))
    }
    for (const view of ['Articles', 'Claims', 'Brand', 'Launch', 'Publish', 'Pages']) {
      await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: view }).click()
      await expect(page.getByRole('heading', { level: 1, name: view })).toBeVisible()
      await expect(page.getByText('The terminal says where')).toBeHidden()
    }
    await expect(
      page.getByRole('button', { name: /^Put it aside, and bring back the last good version/ }),
    ).toBeVisible()
    for (const [index, file] of replaced.entries()) {
      rmSync(join(desk.folder, file), { recursive: true })
      writeFileSync(join(desk.folder, file), before[index] ?? '')
    }
  }
})

test('a new person that is not in order is settled in its form', async ({ page, desk }) => {
  const file = join(desk.folder, 'content/people/zed.yaml')
  writeFileSync(file, 'place: high\nname: Zed\nrole: Engineer\nanswersFor: Builds\n')
  try {
    await page.getByRole('link', { name: 'Settle it' }).click()
    await page.getByLabel('Place in the list', { exact: true }).fill('9')
    await expect(page.getByRole('alert', { name: 'Cannot be read' })).toBeHidden()
    expect(desk.read('content/people/zed.yaml')).toContain('place: 9')
  } finally {
    rmSync(file)
  }
})

test('a brand that is emptied meanwhile offers its last good version, and nothing else', async ({
  page,
  desk,
}) => {
  const file = 'content/site.yaml'
  const before = desk.read(file)
  await page.goto(new URL('/brand', page.url()).href)
  await expect(page.getByLabel('Tagline')).toBeVisible()
  writeFileSync(join(desk.folder, file), '')
  await page.getByRole('button', { name: /^Bring back the last good version/ }).waitFor()
  await page.reload()
  await expect(page.getByText('Bring its last good version back, above.')).toBeVisible()
  await page.getByRole('button', { name: /^Bring back the last good version/ }).press('Enter')
  await expect(page.getByLabel('Tagline')).toBeVisible()
  expect(desk.read(file)).toBe(before)
})

test('what another program writes is shown, however it does', async ({ page, desk }) => {
  const file = 'content/pages/about.yaml'
  const before = desk.read(file)
  for (const words of ['One way', 'Another way', 'A third way']) {
    writeFileSync(join(desk.folder, 'next.yaml'), before.replace(/^( *title:) .*$/m, `$1 ${words}`))
    renameSync(join(desk.folder, 'next.yaml'), join(desk.folder, file))
    await page.goto(new URL('/pages/about', page.url()).href)
    await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('data-title', new RegExp(words))
  }
  writeFileSync(join(desk.folder, file), before)
})
