import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { commands } from '@lintel/cli/enquiries/commands.ts'
import { groups } from '@lintel/lab/commands.ts'
import { chatMessages } from '@lintel/rules/chat.ts'
import { clientLimitMessages } from '@lintel/rules/clientLimits.ts'
import { contactMessages } from '@lintel/rules/contact.ts'
import { describe, expect, test } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...globSync(['docs/**/*.md', 'packages/**/README.md', 'components/**/README.md'], {
    // The peers of the benchmark have packages of their own, where they are installed.
    exclude: ['**/node_modules/**'],
  }),
]
const { scripts } = JSON.parse(read('package.json'))

/** As GitHub makes an anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')
const anchorsOf = (path: string) =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => anchorOf(text))

describe.each(pages)('%s', (page) => {
  test('names commands that exist', () => {
    const named = [...read(page).matchAll(/npm (?:run ([a-z][\w-]*)|test)(?: -- ([a-z][\w-]*))?/g)]
    for (const [command, script = 'test', name] of named) {
      expect(Object.keys(scripts), command).toContain(script)
      if (name && groups[script]) expect(Object.keys(groups[script]), command).toContain(name)
    }
  })

  test('names files and folders that exist', () => {
    const roots = 'components|data|docs|functions|packages|pages|public|renderer|tests'
    const named = [...read(page).matchAll(new RegExp(`\`((?:${roots})/[\\w./-]+)\``, 'g'))].map(
      ([, path = '']) => path,
    )
    expect(named.filter((path) => !existsSync(path))).toEqual([])
  })

  test('links to files and headings that exist', () => {
    const links = [...read(page).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)]+))?\)/g)]
    for (const [link, path = '', anchor] of links) {
      const target = path === '' ? page : join(dirname(page), path)
      expect(existsSync(target), link).toBe(true)
      if (anchor) expect(anchorsOf(target), link).toContain(anchor)
    }
  })
})

test('README names every command and every top folder', () => {
  const text = read('README.md')
  // Those of one kind of check are the last words of `npm run check`.
  const commands = Object.keys(scripts).filter((name) => !name.includes(':'))
  expect(commands.length).toBeLessThanOrEqual(20)
  for (const name of commands) expect(text).toMatch(new RegExp(`\\| \`npm (?:run )?${name}\\b`))
  const folders = execFileSync('git', ['ls-tree', '-d', '--name-only', 'HEAD'], { encoding: 'utf8' })
  for (const folder of folders
    .trim()
    .split('\n')
    .filter((name) => !name.startsWith('.')))
    expect(text).toContain(`| \`${folder}/\` |`)
})

describe('A command that is asked for something unknown lists what there is, and fails', () => {
  test.each([
    ['npm run bench', 'packages/lab/main.ts', ['bench'], 'pages'],
    ['npm run bench -- page', 'packages/lab/main.ts', ['bench', 'page'], 'pages'],
    ['npm run quality', 'packages/lab/main.ts', ['quality'], 'lighthouse'],
    ['npm run check -- typos', 'packages/lab/main.ts', ['check', 'typos'], 'types'],
    ['npm test -- unit', 'packages/lab/main.ts', ['test', 'unit'], 'units'],
    ['npm run release', 'packages/cli/release/main.ts', [], 'verify <origin>'],
    ['npm run enquiries -- lst', 'packages/cli/enquiries/main.ts', ['lst'], 'dead-letters'],
    ['npm run subscribers', 'packages/cli/subscribers/main.ts', [], 'delete <address>'],
  ])('%s', (_, script, args, listed) => {
    const { status, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toMatch(new RegExp(`^  ${listed} +\\S`, 'm'))
  })
})

test.each([
  ['packages/cli/enquiries/main.ts', ['handled', 'AAAA-AAAA', 'BBBB-BBBB'], 'BBBB-BBBB'],
  ...['list', 'export', 'answers', 'dead-letters'].map((command): [string, string[], string] => [
    'packages/cli/enquiries/main.ts',
    [command, 'other'],
    'other',
  ]),
  ['packages/cli/subscribers/main.ts', ['list', 'other'], 'other'],
  ['packages/cli/serve.ts', ['compress', 'other'], 'other'],
  ['packages/cli/subscribers/main.ts', ['delete', 'a@firm.example', 'b@firm.example'], 'b@firm.example'],
  ['packages/cli/serve.ts', ['restore', 'none', 'other'], 'other'],
  ['packages/cli/release/main.ts', ['verify', 'https://firm.example', 'other'], 'other'],
])('%s refuses what goes beyond %j', (script, args, more) => {
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringContaining(`“${more}” is more than this command takes`)])
})

test.each([
  ['build', 'packages/engine/build/main.ts', '--drafts'],
  ['start', 'packages/cli/start.ts', '--verbose'],
  ['rebrand', 'packages/cli/rebrand/main.ts', '--answers <value>'],
])('%s lists its options where one is unknown, and does nothing', (_, script, option) => {
  const { status, stderr } = spawnSync(process.execPath, [script, '--unknown'], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^Unknown option '--unknown'\. There are: /)
  expect(stderr).toContain(option)
})

test.each([
  ['packages/cli/start.ts', '--drafts'],
  ['packages/lab/answers/main.ts', '--list'],
  ['packages/cli/newPost.ts', 'words', 'packages/cli/lintel.mjs', 'new-post'],
])('%s --help prints its usage, and does nothing', (script, option, ...by) => {
  const args = [...(by.length > 0 ? by : [script]), '--help']
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(status).toBe(0)
  expect(stdout).toMatch(new RegExp(`^Usage: node ${script} .*\\[${option}\\].*\n$`))
})

describe('docs/requirements.md', () => {
  const text = read('docs/requirements.md')
  const folders = ['components', 'data', 'functions', 'packages', 'pages', 'renderer', 'tests']
  const sources = globSync(`{${folders}}/**/*.{ts,tsx,css}`, { exclude: ['**/node_modules/**'] }).map(
    (file) => ({ file, code: read(file) }),
  )

  test('has every heading that a comment names, and comments name no other specification', () => {
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    const named = sources.flatMap(({ code }) =>
      [...code.matchAll(/docs\/requirements\.md, "([^"]+)"/g)].map(([, heading = '']) => heading),
    )
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((heading) => !headings.includes(heading))).toEqual([])
    const elsewhere = /specification section(?:s|) \d/i
    expect(sources.filter(({ code }) => elsewhere.test(code)).map(({ file }) => file)).toEqual([])
  })

  test.each(
    Object.values({ ...contactMessages, ...clientLimitMessages, ...chatMessages }).filter(
      (message) => message !== contactMessages.ifGenuine,
    ),
  )('gives the message “%s”', (message) => expect(text).toContain(message))
})

test('docs/enquiries.md uses the owner’s commands as they are', () => {
  const named = [...read('docs/enquiries.md').matchAll(/enquiries -- ([a-z-]+)/g)].map(([, name]) => name)
  expect(new Set(named)).toEqual(new Set(Object.keys(commands)))
})

test('docs/deploy.md and docs/channels.md explain every setting, and every fix that the deployment may ask for', () => {
  const text = read('docs/deploy.md') + read('docs/channels.md')
  const settings = [...read('.dev.vars.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name)
  expect(settings.filter((name) => !text.includes(name))).toEqual([])
  for (const name of ['database_id', 'origin', 'routes', 'destination_address', 'recaptchaSiteKey', 'legal'])
    expect(text).toContain(name)
  for (const command of ['d1 create', 'secret put', 'login'])
    expect(text).toContain(`npx wrangler ${command}`)
})

test('docs/threat-model.md names for each promise what holds the site to it, and each requirement by its number', () => {
  const text = read('docs/threat-model.md')
  const promises = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Promise'))
  expect(promises.length).toBeGreaterThan(10)
  for (const promise of promises) expect(promise).toMatch(/`(?:tests\/|npm run quality -- )[^`]+`/)
  for (const [, numbers = ''] of text.matchAll(/\[(V[^\]]+)\]/g)) {
    for (const number of numbers.split(', ')) expect(number).toMatch(/^V\d+\.\d+\.\d+(?:–\d+)?$/)
  }
})
