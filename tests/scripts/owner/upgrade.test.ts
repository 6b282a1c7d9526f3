import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { tagRelease } from '@lintel/cli/release/tagRelease.ts'
import { gitIn } from '@lintel/cli/upgrade/git.ts'
import { mergeRelease } from '@lintel/cli/upgrade/mergeRelease.ts'
import { verifiedCommit } from '@lintel/cli/upgrade/verifyTag.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { signer } from '#tests/support/signer.ts'

type Files = Record<string, string | null>

const first: Files = {
  'content/site.yaml':
    'name: Lintel\nborder: one\norigin: https://lintel.example\nborder: two\ntagline: Old\n',
  'content/jobs/a.yaml': 'title: A\n',
  'content/gone.yaml': 'text: here\n',
  'packages/engine/content/claims.ts': 'code\n',
  'packages/engine/build/main.ts': 'code\n',
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
  return { folder, commit, merge: () => mergeRelease(folder, 'release', 'v2'), read, git }
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
      'packages/engine/build/main.ts': 'better code\n',
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
  expect(read('packages/engine/build/main.ts')).toBe('better code\n')
  expect(() => read('content/jobs/a.yaml')).toThrow()
  expect([git('status', '--porcelain'), git('log', '-1', '--format=%s').trim()]).toEqual([
    '',
    'Upgrade to v2',
  ])
  expect(merge().isOld).toBe(true)
})

test('code that both changed waits, beside words or not', () => {
  const { merge, git } = repository(
    { 'packages/engine/build/main.ts': 'my code\n', 'packages/engine/content/claims.ts': 'my code\n' },
    {
      'packages/engine/build/main.ts': 'better code\n',
      'packages/engine/content/claims.ts': 'better code\n',
    },
  )
  expect(merge().byHand).toEqual(['packages/engine/build/main.ts', 'packages/engine/content/claims.ts'])
  expect(git('log', '-1', '--format=%s').trim()).toBe('Change')
})

/** An owner's repository, with a release that a maintainer has signed. */
function signed(owner: Files = {}, release: Files = {}) {
  const maintainer = signer()
  const repo = repository(
    { ...owner, allowed_signers: `# Who signs\n${maintainer.line}` },
    { 'scripts/new.ts': 'new code\n', ...release },
  )
  const sign = (name: string, commit: string, by = maintainer) =>
    repo.git(...by.settings, 'tag', '-s', '-m', name, name, commit)
  const upgrade = (version: string) =>
    spawnSync('node', [resolve('packages/cli/upgrade/main.ts'), version, '--merge-only'], {
      ...{ cwd: repo.folder, encoding: 'utf8' },
    })
  return { ...repo, maintainer, sign, upgrade }
}

describe('a release is verified before anything of it runs', () => {
  test('one that is signed with a committed key is merged', () => {
    const { git, sign, upgrade, read } = signed()
    sign('v2', 'release')
    expect(upgrade('v2')).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringContaining('Upgraded'),
    })
    expect(git('branch', '--show-current').trim()).toBe('upgrade-v2')
    expect(read('scripts/new.ts')).toBe('new code\n')
  })

  const refusals: [string, (repo: ReturnType<typeof signed>) => void][] = [
    ['a tag that nobody signed', ({ git }) => git('tag', 'v2', 'release')],
    ['an annotated tag that nobody signed', ({ git }) => git('tag', '-am', 'v2', 'v2', 'release')],
    ['a tag signed with another key', ({ sign }) => sign('v2', 'release', signer())],
    [
      'a signed tag whose commit was exchanged',
      ({ git, sign, folder }) => {
        sign('v1', 'release~1')
        const text = git('cat-file', 'tag', 'v1').replace(
          /^object \S+/,
          `object ${git('rev-parse', 'release').trim()}`,
        )
        const forged = execFileSync('git', ['hash-object', '-t', 'tag', '-w', '--stdin'], {
          cwd: folder,
          input: text,
        })
        git('update-ref', 'refs/tags/v2', forged.toString().trim())
      },
    ],
    [
      'an older release under a new name',
      ({ git, sign }) => {
        sign('v1', 'release')
        git('update-ref', 'refs/tags/v2', git('rev-parse', 'refs/tags/v1').trim())
      },
    ],
    [
      'one that brings the key which signed it',
      ({ git, sign, commit }) => {
        const thief = signer('thief@lintel.test')
        git('switch', '-q', 'release')
        commit({ allowed_signers: thief.line })
        git('switch', '-q', 'main')
        sign('v2', 'release', thief)
      },
    ],
    ['a branch', ({ git }) => git('branch', 'v2', 'release')],
    [
      'a release where no key is committed',
      ({ sign, commit }) => {
        sign('v2', 'release')
        commit({ allowed_signers: '# Nobody yet\n' })
      },
    ],
  ]
  test.each(refusals)('%s is refused', (_, attack) => {
    const repo = signed()
    attack(repo)
    expect(repo.upgrade('v2')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/no release|not a release|names no key/),
    })
    expect(repo.git('branch', '--list', '--format=%(refname:short)').trim().split('\n')).not.toContain(
      'upgrade-v2',
    )
    expect(repo.git('branch', '--show-current').trim()).toBe('main')
  })
})

describe('a second upgrade', () => {
  test('goes on with the branch of the first, or says how to begin anew', () => {
    const { git, sign, upgrade } = signed()
    sign('v2', 'release')
    upgrade('v2')
    expect(upgrade('v2')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('To keep it: git switch - '),
    })
    git('switch', '-q', 'main')
    expect(upgrade('v2').stderr).toMatch(/git switch upgrade-v2[\s\S]*git branch -D upgrade-v2/)
    git('merge', '-q', 'upgrade-v2')
    git('branch', '-D', 'upgrade-v2')
    expect(upgrade('v2').stdout).toContain('already')
  })

  test('amid a conflict commits no marks', () => {
    const { git, sign, upgrade, folder } = signed(
      { 'packages/engine/build/main.ts': 'my code\n' },
      { 'packages/engine/build/main.ts': 'better code\n' },
    )
    sign('v2', 'release')
    expect(upgrade('v2').stderr).toContain('packages/engine/build/main.ts')
    const { status, stderr } = upgrade('v2')
    expect([status, stderr]).toEqual([1, expect.stringContaining('packages/engine/build/main.ts')])
    const advice = /git diff --check.*?--no-edit/.exec(stderr)?.[0] ?? ''
    expect(spawnSync('sh', ['-c', advice], { cwd: folder }).status).not.toBe(0)
    writeFileSync(join(folder, 'packages/engine/build/main.ts'), 'joined code\n')
    expect(spawnSync('sh', ['-c', advice], { cwd: folder }).status).toBe(0)
    expect(git('status', '--porcelain')).toBe('')
  })
})

describe('the release command', () => {
  const version: Files = {
    'package.json': '{ "version": "1.2.0" }\n',
    'CHANGELOG.md': '# Changes\n\n## 1.2.0\n\n- Better.\n\n## 1.1.0\n\n- Good.\n',
  }

  test('tags what package.json and the list of changes say, so that it is trusted', () => {
    const { folder, git, maintainer } = signed(version)
    git('config', 'user.signingkey', maintainer.key)
    expect(tagRelease(folder)).toContain('git push origin v1.2.0')
    expect(verifiedCommit(folder, 'v1.2.0')).toBe(git('rev-parse', 'HEAD').trim())
    expect(
      git('tag', '--list', '--format=%(contents:subject)|%(contents:body)', 'v1.2.0').split('-----')[0],
    ).toMatch(/^v1\.2\.0\|- Better\.\s*$/)
    expect(() => tagRelease(folder)).toThrow('there already')
  })

  test.each<[string, string, Files]>([
    [
      'no section',
      'does not say what is new',
      { ...version, 'CHANGELOG.md': '# Changes\n\n## 1.1.0\n\n- Good.\n' },
    ],
    [
      'a key that nobody trusts',
      'The tag was removed again',
      { ...version, allowed_signers: 'a@b.test ssh-ed25519 AAAA\n' },
    ],
  ])('makes no tag with %s', (_, message, files) => {
    const { folder, git, commit, maintainer } = signed()
    commit(files)
    git('config', 'user.signingkey', maintainer.key)
    expect(() => tagRelease(folder)).toThrow(message)
    expect(git('tag', '--list')).toBe('')
  })

  test('makes no tag of what is not committed', () => {
    const { folder, git } = signed(version)
    writeFileSync(join(folder, 'more.ts'), '')
    expect(() => tagRelease(folder)).toThrow('not committed')
    expect(git('tag', '--list')).toBe('')
  })
})
