import { execFile, spawn } from 'node:child_process'
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@lintel/engine/command/port.ts'
import { findHeadlessBrowser } from '@lintel/lab/findBrowser.ts'
import { packPackages } from '@lintel/lab/pack/packPackages.ts'
import { serveRegistry } from '@lintel/lab/pack/serveRegistry.ts'
import { projectCopy } from '@lintel/lab/projectCopy.ts'
import { chromium } from '@playwright/test'
import { afterAll, expect, test } from 'vitest'
import { startDesk } from '../desk/startDesk.ts'

/** A site outside this repository, made and installed as an owner does, of a registry that has what is packed here. */
const outside = mkdtempSync(join(tmpdir(), 'outside-'))
const site = join(outside, 'site')
const copy = projectCopy()
const registry = await serveRegistry()
afterAll(() => {
  registry.close()
  copy.remove()
  rmSync(outside, { recursive: true, force: true })
})

const environment = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_ENV$|VITEST)/.test(name)),
  ),
  'npm_config_@lintel:registry': registry.address,
  CHROMIUM: findHeadlessBrowser(),
}

/** The registry answers meanwhile, of this process. */
function npm(folder: string, ...args: string[]) {
  return promisify(execFile)('npm', args, { cwd: folder, env: environment, maxBuffer: 2 ** 24 })
}

async function publish(project: string, version?: string) {
  for (const tarball of await packPackages(project, join(outside, 'packages'), version))
    registry.publish(tarball)
}

/** What the site's owner has: neither installed nor made of it. */
const ownFiles = () =>
  contents(site, ['node_modules/**', 'dist/**', '.cache/**', 'test-results/**', 'package-lock.json'])

/** Each file of a folder by its path, but for the key of images for link previews, which names the code that draws them. */
function contents(folder: string, exclude: string[] = []): Record<string, string> {
  const files = globSync('**/*', { cwd: folder, exclude, withFileTypes: true }).filter((file) =>
    file.isFile(),
  )
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name)
      return [file.slice(folder.length), readFileSync(file, 'latin1').replaceAll(/\.png\?v=\w{16}/g, '.png')]
    }),
  )
}

test('one command makes a site that holds what its owner changes, and nothing else', async () => {
  await publish('.')
  await npm(outside, 'exec', '--yes', '--', '@lintel/create', 'site')
  expect(
    readdirSync(site)
      .filter((name) => !name.startsWith('.'))
      .sort(),
  ).toEqual([
    'LICENSE',
    'README.md',
    'components',
    'content',
    'data',
    'functions',
    'package.json',
    'pages',
    'playwright.config.ts',
    'public',
    'renderer',
    'tests',
    'tsconfig.json',
    'vite.config.ts',
    'wrangler.jsonc',
  ])
})

test('with the engine from a registry it is built as this repository builds it, to the byte', async () => {
  await npm(site, 'install', '--prefer-offline')
  // Its README says that this tells what is new.
  expect(contents(join(site, 'node_modules/@lintel/engine'))).toHaveProperty(['/CHANGELOG.md'])
  await npm(site, 'run', 'build')
  copy.build()
  const [own, other] = [contents(join(site, 'dist/client')), contents(copy.client)]
  expect(Object.keys(own).sort()).toEqual(Object.keys(other).sort())
  expect(Object.keys(own).filter((path) => own[path] !== other[path])).toEqual([])
})

test('it passes its own tests, which write to it as a visitor does', async () => {
  Object.assign(environment, { PORT: `${await freePort()}` })
  await npm(site, 'test')
})

test('the Workers runtime serves it too', async () => {
  // It builds first: by then another program may have taken a port that was free.
  const port = 8817
  const program = ['node_modules/@lintel/cli/lintel.mjs', 'start']
  const server = spawn(process.execPath, program, {
    cwd: site,
    env: { ...environment, PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const chunk of server.stdout.setEncoding('utf8')) {
    if (!chunk.includes('The site is at')) continue
    expect((await fetch(`http://127.0.0.1:${port}/about`)).status).toBe(200)
    server.kill()
  }
  expect.assertions(1)
})

test('its owner opens the desk, and changes a word', async () => {
  const desk = await startDesk(site, await freePort(), 'node_modules/@lintel/desk/main.js')
  const browser = await chromium.launch({ executablePath: environment.CHROMIUM })
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(120_000)
    await page.goto(desk.address)
    const lead = page.frameLocator('iframe').locator('h1 + div > p')
    await page.getByRole('heading', { name: 'pages/home.yaml' }).waitFor()
    await lead.click()
    await page
      .getByRole('complementary', { name: 'Fields' })
      .getByLabel('Lead', { exact: true })
      .fill('Our own words.')
    await page.getByText('Saved', { exact: true }).waitFor()
    await lead.filter({ hasText: 'Our own words.' }).waitFor()
  } finally {
    await browser.close()
    await desk.kill()
  }
  expect(readFileSync(join(site, 'content/pages/home.yaml'), 'utf8')).toContain('lead: Our own words.')
})

test('a newer engine comes with `npm update` and a build, and no file of the owner changes', async () => {
  const footer = join(copy.folder, 'packages/kit/layout/SiteFooter.tsx')
  const changed = readFileSync(footer, 'utf8').replace('<Logo />', '<p>The second version.</p>')
  writeFileSync(footer, changed)
  await publish(copy.folder, '0.1.1')
  const before = ownFiles()
  await npm(site, 'update')
  await npm(site, 'run', 'build')
  const home = readFileSync(join(site, 'dist/client/index.html'), 'utf8')
  expect(home).toContain('The second version.')
  expect(home).toContain('Our own words.')
  expect(ownFiles()).toEqual(before)
})
