import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, relative } from 'node:path'
import { projectCopy } from '@lintel/lab/projectCopy.ts'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

// To draw images for link previews would take most of this test's time.
process.env.SITE_SOCIAL_IMAGES = 'none'
const copy = projectCopy()
const file = (name: string) => join(copy.folder, name)
const post = 'content/blog/welcome-to-our-blog.md'
const mended: (() => void)[] = []

let plan: Buffer
beforeAll(async () => {
  copy.build()
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: 600, height: 400, channels: 3, noise, background: '#336699' } as const
  plan = await sharp({ create }).png().toBuffer()
}, 300_000)
afterEach(() => {
  for (const mend of mended.splice(0)) mend()
})
afterAll(copy.remove)

/** Changes a file until the end of the test. */
function edit(name: string, change: (text: string) => string) {
  const before = readFileSync(file(name), 'utf8')
  const after = change(before)
  expect(after).not.toBe(before)
  writeFileSync(file(name), after)
  mended.push(() => writeFileSync(file(name), before))
}

function add(name: string, content: string | Uint8Array) {
  mkdirSync(join(file(name), '..'), { recursive: true })
  writeFileSync(file(name), content)
  mended.push(() => rmSync(file(name)))
}

/** Has a function begin with a statement. */
const begin = (declaration: RegExp, statement: string) => (text: string) =>
  text.replace(declaration, (match) => `${match}\n  ${statement}`)

const component = /export default function Page\([^)]*\) \{/
const page = 'pages/@page/+Page.tsx'
const legal = 'pages/@legal/+data.ts'

/** Preloaded into every thread of the build: no file that a call writes to under these paths has room. */
const fullDisk = (path: string) => `
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
for (const name of ['writeFileSync', 'mkdirSync', 'renameSync']) {
  const real = fs[name]
  fs[name] = (...args) => {
    if (args.some((each) => String(each).includes(${JSON.stringify(path)})))
      throw Object.assign(new Error('ENOSPC: no space left on device, open ' + args[0]), { code: 'ENOSPC' })
    return real(...args)
  }
}
syncBuiltinESMExports()`

interface Failure {
  what: string
  plant: () => void
  /** What the message names: where, what. */
  says: (string | RegExp)[]
  environment?: Record<string, string>
  /** A case for each part of a build that can fail is tried where nothing was built before, too. */
  alsoCold?: true
}

const failures: Failure[] = [
  {
    what: 'an apostrophe between single quotes in the words of a page',
    plant: () =>
      edit('content/pages/home.yaml', (text) => text.replace(/title: .*/, "title: 'We're drawn to AI'")),
    says: [
      'content/pages/home.yaml:3:16 this cannot be read',
      'a text with signs or quotation marks between double ones',
    ],
  },
  {
    what: 'a field of a page that nobody knows',
    alsoCold: true,
    plant: () => edit('content/pages/about.yaml', (text) => text.replace('lead:', 'leed:')),
    says: [/content\/pages\/about\.yaml:\d+:5 there is no field "leed" here: remove it, or write one of: /],
  },
  {
    what: 'a syntax error in what pages are made of',
    plant: () =>
      edit('packages/rules/phoneLink.ts', (text) => text.replace('label: ', "label: 'We're drawn to AI' + ")),
    says: ['packages/rules/phoneLink.ts:6:', 'expected'],
  },
  {
    what: 'a syntax error in what the build itself reads',
    plant: () =>
      edit('packages/rules/retention.ts', (text) => `${text}\nconst broken = 'We're drawn to AI'\n`),
    says: [/packages\/rules\/retention\.ts:\d+/],
  },
  {
    what: 'a missing import',
    alsoCold: true,
    plant: () => edit(page, (text) => `import './missing.ts'\n${text}`),
    says: ['./missing.ts', page],
  },
  {
    what: 'an error in the data of a page',
    plant: () =>
      edit(
        legal,
        (text) => `${text.replace('export const', 'const').replace('data =', 'was =')}
export function data() { if (Date.now()) throw new Error('planted'); return was() }`,
      ),
    says: [/pages\/@legal\/\+data\.ts:\d+/, /\/(?:cookies|privacy-policy|terms)\b/, 'planted'],
  },
  {
    what: 'a rejection of the data of a page',
    plant: () =>
      edit(
        legal,
        (text) => `${text.replace('export const', 'const').replace('data =', 'was =')}
export async function data() { await null; if (Date.now()) throw new Error('planted'); return was() }`,
      ),
    says: [/pages\/@legal\/\+data\.ts:\d+/, /\/(?:cookies|privacy-policy|terms)\b/, 'planted'],
  },
  {
    what: 'an error in a page',
    alsoCold: true,
    plant: () => edit(page, begin(component, "if (Date.now()) throw new Error('planted')")),
    says: [/pages\/@page\/\+Page\.tsx:\d+/, '/about', 'planted'],
  },
  {
    what: 'an error in the head of pages',
    plant: () =>
      edit(
        'packages/kit/document/Head.tsx',
        begin(/export function Head\([^)]*\) \{/, "if (path === '/terms') throw new Error('planted')"),
      ),
    says: [/packages\/kit\/document\/Head\.tsx:\d+/, '/terms', 'planted'],
  },
  {
    what: 'a page without a head',
    plant: () => add('pages/extra/+Page.tsx', 'export default function Page() {\n  return null\n}\n'),
    says: ['/extra', '+head.ts'],
  },
  {
    what: 'an error in an output',
    alsoCold: true,
    plant: () =>
      edit(
        'packages/engine/outputs/llms.ts',
        begin(/export function overview\(.*\): string \{/, "if (Date.now()) throw new Error('planted')"),
      ),
    says: [/packages\/engine\/outputs\/llms\.ts:\d+/, 'planted'],
  },
  {
    what: 'an error in a thread as it starts',
    plant: () =>
      edit('packages/engine/build/renderThread.ts', (text) =>
        text.replace('const site =', "if (Date.now()) throw new Error('planted')\nconst site ="),
      ),
    says: ['planted'],
  },
  {
    what: 'a thread that ends',
    alsoCold: true,
    plant: () => edit(page, begin(component, 'if (Date.now()) process.exit(0)')),
    says: ['renderThread.ts ended before its work did'],
  },
  {
    what: 'a thread that fails beside its work',
    plant: () => edit(page, begin(component, "if (Date.now()) void Promise.reject(new Error('planted'))")),
    says: ['planted'],
  },
  {
    what: 'an error in a plugin',
    plant: () =>
      edit('packages/engine/render/vitePlugins.ts', (text) =>
        text.replace('async handler(code) {', "async handler(code) { throw new Error('planted')"),
      ),
    says: ['site:brand-accent', 'planted'],
  },
  {
    what: 'a bundler that ends its process',
    alsoCold: true,
    plant: () =>
      edit('packages/engine/render/vitePlugins.ts', (text) =>
        text.replace("enforce: 'pre',", "enforce: 'pre', closeBundle: () => process.exit(0),"),
      ),
    says: ['runVite.ts ended before its work did'],
  },
  {
    what: 'a legal text that names what there is not',
    plant: () => edit('content/legal/terms.md', (text) => `${text}\n{{site.nobody}}\n`),
    says: ['content/legal/terms.md:', 'site.nobody'],
  },
  {
    what: 'a picture that is cut off',
    plant: () => {
      add('content/blog/images/cut.png', plan.subarray(0, plan.length / 2))
      edit(post, (text) => `${text}\n![A plan](images/cut.png)\n`)
    },
    says: ['content/blog/images/cut.png'],
  },
  {
    what: 'a disk that is full when pages are written',
    alsoCold: true,
    plant: () => add('full.mjs', fullDisk('dist/client.next')),
    environment: { NODE_OPTIONS: '--import ./full.mjs' },
    says: ['dist/client.next', 'free some space on the disk'],
  },
  {
    what: 'a disk that is full when Vite writes',
    alsoCold: true,
    plant: () => {
      add('full.mjs', fullDisk('.cache/build/bundle'))
      edit('packages/rules/phoneLink.ts', (text) => `${text}\n`)
    },
    environment: { NODE_OPTIONS: '--import ./full.mjs' },
    says: ['vite:prepare-out-dir', 'ENOSPC: no space left on device'],
  },
  {
    what: 'a disk that is full when the cache is written',
    alsoCold: true,
    plant: () => add('full.mjs', fullDisk('.cache/build/site.json')),
    environment: { NODE_OPTIONS: '--import ./full.mjs' },
    says: ['.cache/build/site.json', 'free some space on the disk'],
  },
]

describe.each([
  { when: 'after an earlier build', cases: failures },
  { when: 'without any', cases: failures.filter(({ alsoCold }) => alsoCold) },
])('a build fails, $when,', ({ when, cases }) => {
  test.each(cases)('at $what', ({ plant, says, environment }) => {
    if (when === 'without any')
      for (const folder of ['dist', '.cache/build']) rmSync(file(folder), { recursive: true, force: true })
    plant()
    // Where nothing has changed, nothing would be written.
    if (environment && when !== 'without any') edit(post, (text) => `${text}\nMore words.\n`)
    const before = filesOf(copy.client)
    const { status, output } = run('packages/engine/build/main.ts', [], environment)
    for (const text of says) expect(output).toMatch(typeof text === 'string' ? literally(text) : text)
    expect(output).toContain('Not built:')
    expect(output).toMatch(/Fix: |: .+/)
    expect(output).not.toContain('Built dist')
    expect(output).not.toMatch(/^ +at /m)
    expect(status).toBe(1)
    expect(filesOf(copy.client)).toEqual(before)
  })
})

/** Commands that go on from a build. */
describe('after a failed build', () => {
  beforeAll(() => {
    copy.build()
  }, 300_000)
  const breakIt = () =>
    edit('packages/rules/phoneLink.ts', (text) => text.replace('label: ', "label: 'We're drawn to AI' + "))

  test('nothing is served', () => {
    breakIt()
    const { status, output } = run('packages/cli/start.ts', [], { PORT: '8809' })
    expect(output).toContain('packages/rules/phoneLink.ts:6:')
    expect(output).not.toContain('http://')
    expect(status).toBe(1)
  })

  test('nothing is signed', () => {
    expect(run('packages/cli/release/main.ts', ['key']).status).toBe(0)
    breakIt()
    const { status, output } = run('packages/cli/release/main.ts', ['sign'])
    expect(output).toContain('Nothing was signed, because the site could not be built.')
    expect(output).toContain('packages/rules/phoneLink.ts:6:')
    expect(output).not.toContain('Signed')
    expect(output).not.toMatch(/^ +at /m)
    expect(status).toBe(1)
    expect(existsSync(file('dist/release'))).toBe(false)
  })

  test('nothing is uploaded', () => {
    breakIt()
    add('wrangler', '#!/bin/sh\necho "called: $*" >> called\necho "[]"\n')
    spawnSync('chmod', ['+x', file('wrangler')])
    edit('wrangler.jsonc', (text) =>
      text.replaceAll('00000000-0000-0000-0000-000000000000', '11111111-1111-1111-1111-111111111111'),
    )
    const path = `${copy.folder}:${file('node_modules/.bin')}:${process.env.PATH}`
    for (const how of [[], ['--built']]) {
      const { status, output } = run('packages/cli/deploy/main.ts', [...how, '--preview', 'try'], {
        PATH: path,
      })
      expect(output).toMatch(/"npm run --silent build" failed|The last build failed/)
      expect(status).toBe(1)
    }
    expect(readFileSync(file('called'), 'utf8')).not.toContain('upload')
    rmSync(file('called'))
  })
})

test('where the port is taken, nothing is built or served', async () => {
  const blocker = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => blocker.once('listening', resolve))
  const address = blocker.address()
  const port = typeof address === 'object' ? String(address?.port) : ''
  const { status, output } = run('packages/cli/start.ts', [], { PORT: port })
  blocker.close()
  expect(output).toContain(`Port ${port} is taken.`)
  expect(output).not.toContain('Built')
  expect(status).toBe(1)
})

describe.each([
  ['npm start', 'packages/cli/start.ts'],
  ['npm run dev', 'node_modules/vike/bin.js', 'dev'],
])('%s', (_, script, ...args) => {
  test('refuses a PORT that is none at once', () => {
    const { status, output } = run(script, args, { PORT: '' })
    expect(output).toContain('PORT is "", which is not a port')
    expect(output).not.toMatch(/^ +at /m)
    expect(status).toBe(1)
  })
})

test('a post that cannot be read is skipped and named, and the rest is built', () => {
  add('content/blog/broken.md', '---\ntitle: "Never ended\ndate: [\n---\nWords.\n')
  const { status, output } = run('packages/engine/build/main.ts')
  expect(output).toMatch(/Skipped +content\/blog\/broken\.md:\d+ /)
  expect(output).toContain('Built dist/client')
  expect(status).toBe(0)
  expect(existsSync(join(copy.client, 'blog/broken.html'))).toBe(false)
})

function run(script: string, args: string[] = [], environment: Record<string, string> = {}) {
  const { NODE_ENV: _, VITEST: __, PORT: ___, ...inherited } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: copy.folder,
    env: { ...inherited, ...environment },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

const literally = (text: string) => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))

/** Every file of the site with a digest of what is in it; nothing where there is no site. */
function filesOf(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {}
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name)
      return [relative(folder, path), createHash('sha256').update(readFileSync(path)).digest('hex')]
    }),
  )
}
