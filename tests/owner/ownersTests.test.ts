import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#scripts/port.ts'
import { projectCopy } from '#scripts/quality/projectCopy.ts'
import { berlinFirm } from '#tests/support/berlinFirm.ts'

/** What `npm test` of a firm runs that has made the site its own, so that its deployments can pass. */
const { folder: copy, remove } = projectCopy({ withTests: true })
const port = await freePort()

/**
 * End to end, what brand and settings show in. The others look at every page alike, whoever the firm is: how it reads
 * to assistive technology, loads, moves, prints and scrolls.
 */
const specs = ['consent', 'contact', 'navigation', 'newsletter', 'receipt', 'share', 'storage', 'tools']

beforeAll(() => {
  writeFileSync(join(copy, 'brand.json'), JSON.stringify(berlinFirm))
  npm('rebrand', '--answers', 'brand.json')
  rmSync(join(copy, 'brand.json'))
  const tools = join(copy, 'data/tools.ts')
  const text = readFileSync(tools, 'utf8')
  writeFileSync(tools, text.replace(/\burl: '[^']*'/, "url: 'https://calculator.mueller-obrien.de/'"))
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    ['commit', '-qm', 'Make it ours'],
  ])
    git(...args)
})

afterAll(remove)

test.each([
  'check -- types',
  'check -- lint',
  'check -- imports',
  'check -- content',
  'test -- units',
  'build',
  'test -- built',
])('its %s passes', (step) => {
  npm(step)
})

test('its end-to-end tests pass where brand and settings show', () => {
  const output = npm('test -- e2e', ...specs.map((spec) => `tests/e2e/${spec}.spec.ts`))
  expect(output).toMatch(/\d+ passed/)
}, 1_800_000)

/** @throws Error with the output of a command that failed */
function npm(script: string, ...args: string[]): string {
  const { NODE_ENV: _, VITEST: __, ...environment } = process.env
  const command = ['run', '--silent', ...script.split(' '), ...args]
  try {
    return execFileSync('npm', command, {
      cwd: copy,
      encoding: 'utf8',
      stdio: 'pipe',
      maxBuffer: 1e9,
      env: { ...environment, PORT: String(port), CI: 'true', WRANGLER_SEND_METRICS: 'false' },
    })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`npm run ${script} failed:\n${`${stdout}\n${stderr}`.slice(-8_000)}`)
  }
}

function git(...args: string[]) {
  const owner = ['-c', 'user.name=Ada', '-c', 'user.email=ada@mueller-obrien.de']
  execFileSync('git', [...owner, ...args], { cwd: copy, stdio: 'pipe' })
}
