import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gitIn } from '@lintel/cli/upgrade/git.ts'
import { linkModules } from '@lintel/lab/projectCopy.ts'
import { afterAll, expect, test } from 'vitest'
import { signer } from '#tests/support/signer.ts'

const here = gitIn('.')
/** How far back the owner began, in commits; a shallow clone has fewer. */
const age = Math.min(40, Number(here('rev-list', '--first-parent', '--count', 'HEAD')) - 1)
const folder = mkdtempSync(join(tmpdir(), 'owner-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.skipIf(age < 1)('an owner who began with an older release has this one, and all that was theirs', () => {
  here('clone', '--quiet', '--no-checkout', '.', folder)
  const git = gitIn(folder)
  for (const [name, value] of [
    ['user.name', 'Owner'],
    ['user.email', 'owner@firm.test'],
  ] as const)
    git('config', name, value)
  const file = (name: string) => join(folder, name)
  const maintainer = signer()
  git('tag', 'v-old', here('rev-parse', `HEAD~${age}`).trim())
  git('switch', '--quiet', '--detach', here('rev-parse', 'HEAD').trim())
  writeFileSync(file('allowed_signers'), maintainer.line)
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Name who signs')
  git(...maintainer.settings, 'tag', '-s', '-m', 'v-new', 'v-new')
  git('switch', '--quiet', '--create', 'own', 'v-old')
  writeFileSync(file('allowed_signers'), maintainer.line)
  const change = (name: string, find: RegExp, by: string) => {
    const text = readFileSync(file(name), 'utf8')
    expect(text).toMatch(find)
    writeFileSync(file(name), text.replace(find, by))
  }
  change('content/site.yaml', /^tagline: .*$/m, 'tagline: Built to be read.')
  change('wrangler.jsonc', /"name": "[^"]*"/, '"name": "own-firm"')
  appendFileSync(file('content/legal/terms.md'), '\nOur own last words.\n')
  const post = '---\ntitle: Our own post\ndate: 2025-01-02\ntags: [data]\n---\n\nOur own words.\n'
  writeFileSync(file('content/blog/our-own-post.md'), post)
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Make it ours')

  const run = (script: string, ...args: string[]) => {
    const { NODE_ENV: _, VITEST: __, ...env } = process.env
    return execFileSync(process.execPath, [script, ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
      env,
    })
  }
  const said = run(resolve('packages/cli/upgrade/main.ts'), 'v-new', '--merge-only')
  expect(said).toContain('To keep it: git switch own && git merge upgrade-v-new')
  expect(git('rev-list', '--count', 'HEAD..v-new').trim()).toBe('0')
  linkModules('.', folder)
  run('packages/engine/checks/main.ts')
  run('packages/engine/build/main.ts')
  const page = (name: string) => readFileSync(file(`dist/client/${name}.html`), 'utf8')
  expect(page('blog/our-own-post')).toContain('Our own words.')
  expect(page('blog/our-own-post')).toContain('<meta name="description" content="Our own post — ')
  expect(page('terms')).toContain('Our own last words.')
  expect(readFileSync(file('content/site.yaml'), 'utf8')).toContain('tagline: Built to be read.')
  expect(readFileSync(file('wrangler.jsonc'), 'utf8')).toContain('"name": "own-firm"')
})
