import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readBranch } from '@lintel/desk/versions/branch.ts'
import { listUnpublished } from '@lintel/desk/versions/unpublished.ts'
import { commitAndMerge, push } from '@lintel/desk/views/publish/publishing.ts'
import { findInterrupted, recover } from '@lintel/desk/views/publish/recover.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inRepository } from './repository.ts'

const { git } = inRepository()
const [remote, others] = ['remote', 'others'].map((name) => mkdtempSync(join(tmpdir(), `site-${name}-`)))
const file = 'content/about.yaml'
const rules = '*.yaml text eol=crlf working-tree-encoding=UTF-16\n*.md filter=evil ident\n* merge=union\n'
const publish = (sentence: string) => commitAndMerge(sentence, {}, () => undefined)

beforeAll(() => {
  git('config', 'user.name', 'A')
  git('config', 'user.email', 'a@firm.example')
  git('config', 'filter.evil.smudge', 'tr a-z A-Z')
  mkdirSync('content/blog', { recursive: true })
  writeFileSync(file, 'title: One\n')
  writeFileSync('content/blog/post.md', 'one $Id$\n')
  git('add', '--all')
  git('commit', '--quiet', '-m', 'Begin')
  git('init', '--quiet', '--bare', `${remote}`)
  git('remote', 'add', 'origin', `${remote}`)
  git('push', '--quiet', '--set-upstream', 'origin', 'main')
  git('clone', '--quiet', '--branch=main', `${remote}`, `${others}`)
})
afterAll(() => {
  for (const each of [remote, others]) rmSync(`${each}`, { recursive: true })
})

test('attributes from others change no byte of the content, and keep nobody from publishing', async () => {
  writeFileSync(`${others}/${file}`, 'title: Two\n')
  writeFileSync(`${others}/content/blog/post.md`, 'two $Id$\n')
  git('-C', `${others}`, 'commit', '--quiet', '--all', '-m', 'Texts')
  writeFileSync(`${others}/.gitattributes`, rules)
  git('-C', `${others}`, 'add', '.gitattributes')
  git('-C', `${others}`, 'commit', '--quiet', '-m', 'Attributes')
  git('-C', `${others}`, 'push', '--quiet', 'origin', 'main')
  expect(await publish('Bring in')).toEqual([])
  expect(readFileSync('.gitattributes', 'utf8')).toBe(rules)
  expect(readFileSync(file, 'utf8')).toBe('title: Two\n')
  expect(readFileSync('content/blog/post.md', 'utf8')).toBe('two $Id$\n')
  const mine = 'title: “Three”\r\n# $Id$\n'
  writeFileSync(file, mine)
  writeFileSync('content/blog/post.md', 'three\r\n')
  expect(await publish('Change About')).toEqual([])
  expect(git('show', `HEAD:${file}`)).toBe(mine.trim())
  expect(git('cat-file', '-s', 'HEAD:content/blog/post.md')).toBe('7')
  expect(git('status', '--porcelain')).toBe('')
})

test('what a developer has resolved in other files is kept when an operation is taken back', async () => {
  writeFileSync('notes.txt', 'one\n')
  git('add', 'notes.txt')
  git('commit', '--quiet', '--all', '-m', 'Notes')
  git('switch', '--quiet', '--create', 'side')
  writeFileSync('notes.txt', 'side\n')
  git('commit', '--quiet', '--all', '-m', 'Side')
  git('switch', '--quiet', 'main')
  writeFileSync('notes.txt', 'main\n')
  git('commit', '--quiet', '--all', '-m', 'Main')
  spawnSync('git', ['merge', '--quiet', '--no-commit', '--no-ff', 'side'])
  writeFileSync('notes.txt', 'resolved by hand\n')
  writeFileSync('new.txt', 'not committed yet\n')
  expect(await findInterrupted()).toBe('merge')
  await recover()
  expect(await findInterrupted()).toBeUndefined()
  const [kept] = git(
    'for-each-ref',
    '--sort=-refname',
    '--format=%(refname)',
    'refs/desk/interrupted-*',
  ).split('\n')
  expect(git('show', `${kept}:notes.txt`)).toBe('resolved by hand')
  expect(git('show', `${kept}:new.txt`)).toBe('not committed yet')
})

test('a submodule from others that git cannot read keeps nobody from publishing', async () => {
  git('-C', `${others}`, 'pull', '--quiet')
  for (const modules of [
    '[submodule "theme"]\n\tpath = themes/x\n\turl = https://git.example/x\n\tupdate = !true\n',
    '<<<<<<< one\n[submodule "theme"]\n=======\n>>>>>>> two\n',
  ]) {
    writeFileSync(`${others}/.gitmodules`, modules)
    const head = git('-C', `${others}`, 'rev-parse', 'HEAD')
    git('-C', `${others}`, 'update-index', '--add', '--cacheinfo', `160000,${head},themes/x`)
    git('-C', `${others}`, 'add', '.gitmodules')
    git('-C', `${others}`, 'commit', '--quiet', '-m', 'Submodule')
    git('-C', `${others}`, 'push', '--quiet', 'origin', 'main')
    writeFileSync(file, `title: “${modules.length}”\n`)
    expect(await publish('Change About once more')).toEqual([])
    expect(git('show', `HEAD:${file}`)).toBe(`title: “${modules.length}”`)
    expect((await listUnpublished(await readBranch())).map((each) => each.file)).toContain(file)
    expect(await push('origin', 'main')).toBe('sent')
    git('-C', `${others}`, 'fetch', '--no-recurse-submodules', '--quiet')
    git('-C', `${others}`, 'reset', '--quiet', '--hard', 'origin/main')
  }
})

test('a patch left half applied is taken back, and what was typed meanwhile stays', async () => {
  const before = git('rev-parse', 'HEAD')
  writeFileSync(file, 'title: Patched\n')
  git('commit', '--quiet', '--all', '-m', 'Patch')
  const patch = git('format-patch', '-1', '--stdout')
  git('reset', '--quiet', '--hard', before)
  writeFileSync(file, 'title: Other\n')
  git('commit', '--quiet', '--all', '-m', 'Other')
  const apply = spawnSync('git', ['am', '--3way'], { input: `${patch}\n` })
  expect(apply.status).not.toBe(0)
  writeFileSync('content/blog/post.md', 'typed meanwhile\n')
  expect(await findInterrupted()).toBe('am')
  await recover()
  expect(await findInterrupted()).toBeUndefined()
  expect(readFileSync(file, 'utf8')).toBe('title: Other\n')
  expect(readFileSync('content/blog/post.md', 'utf8')).toContain('typed meanwhile')
})

test.each(['--assume-unchanged', '--skip-worktree'])(
  'a text that git was told to pass over (%s) is listed when it changes, and published',
  async (flag) => {
    git('update-index', flag, file)
    writeFileSync(file, `title: “Changed after ${flag}”\n`)
    const files = await listUnpublished(await readBranch())
    expect(files.map((each) => each.file)).toContain(file)
    expect(await publish('Change About after all')).toEqual([])
    expect(git('show', `HEAD:${file}`)).toContain(flag)
  },
)
