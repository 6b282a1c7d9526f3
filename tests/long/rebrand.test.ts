import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LaunchDiagnostic } from '@lintel/cli/launch/checkLaunch.ts'
import { claims } from '@lintel/engine/content/claims.ts'
import { getCollection } from '@lintel/engine/content/store.ts'
import { projectCopy } from '@lintel/lab/projectCopy.ts'
import { site } from '@site/data/site.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firmAnswers, firmLogo, firmSecrets } from '#tests/support/exampleFirm.ts'
import { fillInEdge, reviewClaims, supplyRecords } from '#tests/support/fillIn.ts'

const { folder: copy, remove } = projectCopy()
const environment = { ...process.env, NODE_ENV: 'production', WRANGLER_SEND_METRICS: 'false' }
const answers = { ...firmAnswers, logo: 'mark.svg' }
let asItCame: LaunchDiagnostic[]

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
  asItCame = JSON.parse(launchCheck('--json').stdout)
  writeFileSync(join(copy, 'brand.json'), JSON.stringify(answers))
  writeFileSync(
    join(copy, 'mark.svg'),
    `<svg viewBox="${firmLogo.viewBox}"><path d="${firmLogo.path}"/></svg>`,
  )
  run('npm', 'run', '--silent', 'rebrand', '--', '--answers', 'brand.json')
  fillInEdge(join(copy, 'wrangler.jsonc'))
  reviewClaims(join(copy, 'content/claims.yaml'))
  supplyRecords(copy)
  run('npm', 'run', '--silent', 'build')
  run('wrangler', 'deploy', '--dry-run', '--outdir', 'dist/worker')
}, 600_000)

afterAll(remove)

test.runIf(site.name === 'Lintel')(
  'before it, the launch check lists exactly what the template lacks',
  () => {
    expect(asItCame.map(({ severity, file, message }) => `${severity} ${file} ${message}`)).toEqual([
      "must content/site.yaml name is the template's",
      ...Object.entries(site.social).map(
        ([name, profile]) => `must content/site.yaml social.${name} is ${profile}, which is nobody's profile`,
      ),
      `must content/site.yaml whatsapp is ${site.whatsapp}, a number reserved for fiction`,
      expect.stringMatching(/^must wrangler.jsonc database_id /),
      expect.stringMatching(/^must content\/site.yaml origin /),
      expect.stringMatching(
        /^must wrangler.jsonc neither NOTIFY_TO and NOTIFY_FROM nor the settings of another channel/,
      ),
      expect.stringMatching(/^must secrets SIGNING_SECRET /),
      ...Object.entries(site.email).map(
        ([name, address]) => `must content/site.yaml email.${name} is ${address}, which reaches nobody`,
      ),
      ...['entity', 'address', 'jurisdiction', 'arbitrationBody'].map((name) =>
        expect.stringMatching(`^must content/site.yaml legal.${name} is not set`),
      ),
      ...getCollection('caseStudies').map(({ id }) =>
        expect.stringMatching(`^must content/case-studies/${id}.yaml has not been confirmed`),
      ),
      expect.stringMatching(/^must content\/pages\/pricing.yaml has not been reviewed/),
      ...unreviewed('must'),
      'must dist/client is not built, so no page could be checked',
      "should content/site.yaml tagline is the template's",
      "should content/site.yaml logo is the template's",
      expect.stringMatching(/^should wrangler.jsonc BOT_CHECK /),
      ...getCollection('caseStudies').map(({ id }) =>
        expect.stringMatching(
          `^should content/case-studies/${id}.yaml .*not written: /case-studies/${id} goes without`,
        ),
      ),
      ...unreviewed('should'),
      ...getCollection('people').map(({ id }) =>
        expect.stringMatching(`^should content/people/${id}.yaml .*has no name`),
      ),
    ])
  },
)

test('of the firm that filled everything in, it prints that nothing is missing', () => {
  const { stdout, stderr, status } = launchCheck('--secrets', firmSecrets.join(','))
  expect(`${stdout}${stderr}`).not.toMatch(/Must be done|Should be done/)
  expect(stdout).toContain('Nothing is missing: the site can be launched.')
  expect(status).toBe(0)
})

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
  const home = readFileSync(join(copy, 'dist/client/index.html'), 'utf8')
  expect(home).toContain(firmLogo.path)
  expect(home).toContain(answers.accent)
})

test('visitors get the chosen typeface alone, in pages and tools', () => {
  const fonts = globSync('**/*.woff2', { cwd: join(copy, 'dist/client') }).sort()
  expect(fonts).toEqual([
    `apps/${answers.typeface}.woff2`,
    expect.stringMatching(/\/plex-mono-basic\./),
    expect.stringMatching(`/${answers.typeface}-basic\\.`),
    expect.stringMatching(`/${answers.typeface}-latin-wght-normal\\.`),
  ])
  const home = readFileSync(join(copy, 'dist/client/index.html'), 'utf8')
  expect(home).toContain(`<link rel="preload" href="/${fonts[2]}"`)
  expect(home).toContain('--font-sans:"Source Serif 4 Variable"')
  const sheets = globSync('apps/*/style.css', { cwd: join(copy, 'dist/client') })
  expect(sheets.length).toBeGreaterThan(0)
  for (const file of sheets)
    expect(readFileSync(join(copy, 'dist/client', file), 'utf8')).toContain(`../${answers.typeface}.woff2`)
})

test('the calculator wears the new accent and the new name', () => {
  const read = (file: string) => readFileSync(join(copy, 'dist/client/apps', file), 'utf8')
  expect(read('colors.css')).toContain(`--accent: light-dark(${answers.accent}`)
  const documents = globSync('*/index.html', { cwd: join(copy, 'dist/client/apps') })
  expect(documents.length).toBeGreaterThan(0)
  for (const file of documents) expect(read(file)).toContain(` | ${answers.name}</title>`)
})

test('forms and scripts may reach the edge at its own origin, and go there', () => {
  const read = (file: string) => readFileSync(join(copy, 'dist/client', file), 'utf8')
  const policies = read('_headers').match(/Content-Security-Policy: .*connect-src.*/g) ?? []
  expect(policies.length).toBeGreaterThan(0)
  for (const policy of policies) {
    expect(policy).toMatch(new RegExp(`connect-src 'self' ${answers.edgeOrigin}[ ;]`))
    expect(policy).toContain(`form-action 'self' ${answers.edgeOrigin};`)
  }
  expect(read('contact.html')).toContain(`action="${answers.edgeOrigin}/api/contact-secure#contact-form"`)
  expect(read('about.html')).toContain(`action="${answers.edgeOrigin}/api/newsletter"`)
})

function run(command: string, ...args: string[]) {
  execFileSync(command, args, { cwd: copy, env: environment, stdio: 'pipe' })
}

function launchCheck(...args: string[]) {
  const command = ['run', '--silent', 'launch-check', '--', ...args]
  return spawnSync('npm', command, { cwd: copy, env: environment, encoding: 'utf8' })
}

/** What the check says of claims: explanations mislead nobody, reports might. */
function unreviewed(severity: 'must' | 'should'): string[] {
  return Object.entries(claims)
    .filter(([, { illustrative }]) => illustrative === (severity === 'should'))
    .map(
      ([id, { figure, text }]) =>
        `${severity} content/claims.yaml ${id}, "${figure} ${text}", has not been reviewed`,
    )
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
