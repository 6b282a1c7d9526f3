import { execFileSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { site } from '#data/site.ts'

const copy = mkdtempSync(join(tmpdir(), 'rebrand-'))
const answers = {
  name: 'Ashbourne Quay',
  tagline: 'Careful systems for careful people.',
  accent: '#7c3aed',
  logo: 'mark.svg',
  origin: 'https://www.ashbourne-quay.test',
  edgeOrigin: 'https://api.ashbourne-quay.test',
  email: {
    hello: 'hi@ashbourne-quay.test',
    careers: 'jobs@ashbourne-quay.test',
    legal: 'law@ashbourne-quay.test',
    privacy: 'data@ashbourne-quay.test',
    security: 'safe@ashbourne-quay.test',
  },
  phone: '+44 20 7946 0000',
  whatsapp: '442079460000',
  social: {
    linkedin: 'https://www.linkedin.com/company/ashbourne-quay',
    x: null,
    facebook: null,
    instagram: null,
  },
}
/** Strings that are no names: other firms may have the same. */
const shared = [
  'language',
  'days',
  'viewBox',
  'timeZone',
  'zoneName',
  'effective',
  'analytics',
  'light',
  'dark',
  'onFill',
]

beforeAll(() => {
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of tracked.split('\n').filter((file) => file && !file.startsWith('tests/'))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(file, join(copy, file))
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  writeFileSync(join(copy, 'brand.json'), JSON.stringify(answers))
  writeFileSync(join(copy, 'mark.svg'), '<svg viewBox="0 0 20 20"><path d="M2 2h16v16H2z"/></svg>')
  run('npm', 'run', '--silent', 'rebrand', '--', '--answers', 'brand.json')
  run('npm', 'run', '--silent', 'build')
  run('wrangler', 'deploy', '--dry-run', '--outdir', 'dist/worker')
}, 600_000)

afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('no file of the artefact, and not the Worker, holds anything of the old brand', async () => {
  const old = namesOf(site).filter((name) => !namesOf(answers).includes(name))
  expect(old.length).toBeGreaterThan(8)
  const files = [...filesOf('dist/client'), ...filesOf('dist/worker')].filter(
    (file) => !file.endsWith('.map'),
  )
  expect(files.length).toBeGreaterThan(60)
  const traces: string[] = []
  for (const file of files) {
    const text = await readable(file)
    traces.push(...old.filter((name) => text.includes(name.toLowerCase())).map((name) => `${file}: ${name}`))
  }
  expect(traces).toEqual([])
})

test.each([
  'index.html',
  'sitemap.xml',
  'robots.txt',
  'blog/feed.xml',
  'blog/feed.json',
  'site.webmanifest',
  'terms.html',
])('%s holds the new one', (file) => {
  const text = readFileSync(join(copy, 'dist/client', file), 'utf8')
  expect(text.includes(answers.name) || text.includes(answers.origin)).toBe(true)
})

test('the page has the new mark and the new accent', () => {
  expect(readFileSync(join(copy, 'dist/client/index.html'), 'utf8')).toContain('M2 2h16v16H2z')
  expect(readFileSync(join(copy, 'dist/client/index.html'), 'utf8')).toContain(answers.accent)
})

test('forms and scripts may reach the edge at its own origin, and go there', () => {
  const read = (file: string) => readFileSync(join(copy, 'dist/client', file), 'utf8')
  const policies = read('_headers').match(/Content-Security-Policy: .*connect-src.*/g) ?? []
  expect(policies.length).toBeGreaterThan(0)
  for (const policy of policies) {
    expect(policy).toContain(`connect-src 'self' ${answers.edgeOrigin};`)
    expect(policy).toContain(`form-action 'self' ${answers.edgeOrigin};`)
  }
  expect(read('contact.html')).toContain(`action="${answers.edgeOrigin}/api/contact-secure#contact-form"`)
  expect(read('about.html')).toContain(`action="${answers.edgeOrigin}/api/newsletter"`)
})

function run(command: string, ...args: string[]) {
  const env = { ...process.env, NODE_ENV: 'production', WRANGLER_SEND_METRICS: 'false' }
  execFileSync(command, args, { cwd: copy, env, stdio: 'pipe' })
}

function filesOf(folder: string): string[] {
  return globSync(`${folder}/**/*`, { cwd: copy, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(copy.length + 1))
}

/** All words of a file in small letters; of an image, what it carries besides its pixels too. */
async function readable(file: string): Promise<string> {
  const bytes = readFileSync(join(copy, file))
  if (!/\.(png|jpe?g|webp|avif)$/.test(file)) return bytes.toString('utf8').toLowerCase()
  const { comments = [], exif, xmp, iptc } = await sharp(bytes).metadata()
  const texts = [...comments.map(({ text }) => text), exif, xmp, iptc].map(
    (part) => part?.toString('latin1') ?? '',
  )
  return [bytes.toString('latin1'), ...texts].join('\n').toLowerCase()
}

function namesOf(value: object): string[] {
  return Object.entries(value).flatMap(([key, part]): string[] => {
    if (shared.includes(key) || part === null) return []
    return typeof part === 'object'
      ? namesOf(part)
      : typeof part === 'string' && part.length > 3
        ? [part]
        : []
  })
}
