import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { gitIn, mergeRelease } from '#scripts/owner/upgrade/mergeRelease.ts'

type Files = Record<string, string | null>

const first: Files = {
  'content/site.yaml':
    'name: Lintel\nborder: one\norigin: https://lintel.example\nborder: two\ntagline: Old\n',
  'content/jobs/a.yaml': 'title: A\n',
  'content/gone.yaml': 'text: here\n',
  'content/claims.ts': 'code\n',
  'scripts/build.ts': 'code\n',
}

/** An owner's repository and a release that began with the same files. */
function repository(owner: Files, release: Files) {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const git = gitIn(folder)
  const commit = (files: Files) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      if (text === null) rmSync(join(folder, file))
      else writeFileSync(join(folder, file), text)
    }
    git('add', '--all')
    git('commit', '-q', '--allow-empty', '-m', 'Change')
  }
  git('init', '-q', '-b', 'main')
  for (const [name, value] of [
    ['user.name', 'A'],
    ['user.email', 'a@firm.test'],
  ] as const)
    git('config', name, value)
  commit(first)
  git('switch', '-qc', 'release')
  commit(release)
  git('switch', '-q', 'main')
  commit(owner)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  return { merge: () => mergeRelease(folder, 'release', 'v2'), read, git }
}

const site = (name: string, origin: string, tagline: string) =>
  `name: ${name}\nborder: one\norigin: ${origin}\nborder: two\ntagline: ${tagline}\n`

test('what both changed in a file of the owner’s is the owner’s, and the rest of the release is there', () => {
  const { merge, read, git } = repository(
    {
      'content/site.yaml': site('Firm', 'https://firm.test', 'Old'),
      'content/jobs/a.yaml': null,
      'content/gone.yaml': 'text: mine\n',
      'content/blog/own.md': 'Own.\n',
    },
    {
      'content/site.yaml': site('Lintel 2', 'https://lintel.example', 'New'),
      'content/jobs/a.yaml': 'title: B\n',
      'content/gone.yaml': null,
      'scripts/build.ts': 'better code\n',
      'content/blog/theirs.md': 'Theirs.\n',
    },
  )
  expect(merge()).toEqual({
    kept: ['content/gone.yaml', 'content/jobs/a.yaml', 'content/site.yaml'],
    brought: ['content/blog/theirs.md'],
    byHand: [],
    isOld: false,
  })
  expect(read('content/site.yaml')).toBe(site('Firm', 'https://firm.test', 'New'))
  expect(read('content/gone.yaml')).toBe('text: mine\n')
  expect(read('content/blog/own.md')).toBe('Own.\n')
  expect(read('scripts/build.ts')).toBe('better code\n')
  expect(() => read('content/jobs/a.yaml')).toThrow()
  expect([git('status', '--porcelain'), git('log', '-1', '--format=%s').trim()]).toEqual([
    '',
    'Upgrade to v2',
  ])
  expect(merge().isOld).toBe(true)
})

test('code that both changed waits, beside words or not', () => {
  const { merge, git } = repository(
    { 'scripts/build.ts': 'my code\n', 'content/claims.ts': 'my code\n' },
    { 'scripts/build.ts': 'better code\n', 'content/claims.ts': 'better code\n' },
  )
  expect(merge().byHand).toEqual(['content/claims.ts', 'scripts/build.ts'])
  expect(git('log', '-1', '--format=%s').trim()).toBe('Change')
})
