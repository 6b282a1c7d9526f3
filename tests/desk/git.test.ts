import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { GitError, git, gitWith } from '@lintel/desk/server/git.ts'
import { countUnpushedCommits, readBranch } from '@lintel/desk/versions/branch.ts'
import { countUnpublished, listExcluded, listUnpublished } from '@lintel/desk/versions/unpublished.ts'
import { diffFrom, writeWorkingTree } from '@lintel/desk/versions/workingTree.ts'
import { suggestSentence } from '@lintel/desk/views/publish/actions.ts'
import { push } from '@lintel/desk/views/publish/publishing.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const before = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'site-git-'))
const remote = mkdtempSync(join(tmpdir(), 'site-remote-'))

beforeAll(() => {
  execFileSync('git', ['init', '--quiet', '--bare', remote])
  process.chdir(folder)
  for (const args of [
    ['init', '--quiet', '--initial-branch=main'],
    [
      '-c',
      'user.name=A',
      '-c',
      'user.email=a@firm.example',
      'commit',
      '--quiet',
      '--allow-empty',
      '-m',
      'Begin',
    ],
    ['remote', 'add', 'origin', remote],
    ['push', '--quiet', 'origin', 'HEAD:refs/heads/production', 'HEAD:refs/heads/main'],
    ['branch', '--quiet', '--set-upstream-to=origin/production'],
  ])
    execFileSync('git', args, { stdio: 'pipe' })
})

afterAll(() => {
  process.chdir(before)
  for (const each of [folder, remote]) rmSync(each, { recursive: true })
})

test('what hangs is ended, whatever it has started', async () => {
  const began = performance.now()
  const hanging = gitWith({ timeout: 300 }, '-c', 'alias.hang=!sleep 60 & echo $! > started; wait', 'hang')
  await expect(hanging).rejects.toThrow(GitError)
  await expect(hanging).rejects.toMatchObject({ output: expect.stringContaining('timed out') })
  expect(performance.now() - began).toBeLessThan(10_000)
  const started = Number(readFileSync('started', 'utf8'))
  rmSync('started')
  await expect.poll(() => existsSync(`/proc/${started}`), { timeout: 20_000 }).toBe(false)
})

test('a lock of another program, and a full disk, are told in words', async () => {
  writeFileSync('.git/index.lock', '')
  await expect(git('read-tree', 'HEAD')).rejects.toThrow(/another program is at work/)
  rmSync('.git/index.lock')
  const full = new GitError('error: unable to write file: No space left on device')
  expect(full.diagnostic.message).toMatch(/^the disk of this machine is full/)
})

test('it is sent to the branch that the checkout follows', async () => {
  const { target, theirs, remote: name = '' } = await readBranch()
  expect([target, theirs]).toEqual(['production', (await git('rev-parse', 'HEAD')).trim()])
  await git('-c', 'user.name=A', '-c', 'user.email=a@firm.example', 'commit', '--allow-empty', '-m', 'Next')
  expect(await push(name, target)).toBe('sent')
  const sent = execFileSync('git', ['log', '-1', '--format=%s', 'production'], {
    cwd: remote,
    encoding: 'utf8',
  })
  expect(sent).toBe('Next\n')
  expect((await git('config', 'branch.main.merge')).trim()).toBe('refs/heads/production')
})

test('a branch that visitors do not see goes to the one that they see, and only if it is meant', async () => {
  await git('fetch', '--quiet', 'origin')
  await git('remote', 'set-head', 'origin', 'main')
  await git('switch', '--quiet', '--no-track', '--create', 'feature0')
  await git('-c', 'user.name=A', '-c', 'user.email=a@firm.example', 'commit', '--allow-empty', '-m', 'Aside')
  const branch = await readBranch()
  expect(branch).toMatchObject({ name: 'feature0', target: 'main', isOtherBranch: true })
  expect(branch.theirs).toBe((await git('rev-parse', 'origin/main')).trim())
  expect(await countUnpushedCommits(branch)).toBe(2)
  // What the pipeline builds for visitors counts before the main branch of the remote.
  mkdirSync('.github/workflows', { recursive: true })
  writeFileSync('.github/workflows/site.yml', "if: github.ref == 'refs/heads/production'\n")
  expect(await readBranch()).toMatchObject({ target: 'production', isOtherBranch: true })
  rmSync('.github', { recursive: true })
  expect(await push('origin', 'main', { follow: false })).toBe('sent')
  expect(await countUnpushedCommits(await readBranch())).toBe(0)
  expect((await git('config', '--default', '', '--get', 'branch.feature0.merge')).trim()).toBe('')
  await git('switch', '--quiet', 'main')
})

test('a text that git is told to ignore is one to publish all the same', async () => {
  mkdirSync('content/blog', { recursive: true })
  writeFileSync('.gitignore', '*.md\n*.swp\n')
  for (const name of ['new.md', 'new.md.swp']) writeFileSync(`content/blog/${name}`, 'words\n')
  expect([...(await diffFrom('HEAD')).keys()]).toEqual(['content/blog/new.md'])
  expect(existsSync('content/blog/new.md.swp')).toBe(true)
})

test('whatever has changed in the project and is not sent is named, and folders once there is much', async () => {
  const change = (file: string, text: string) => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  writeFileSync('.gitignore', '.cache/\n')
  for (const file of ['package.json', 'packages/kit/a.ts', 'content/site.yaml']) change(file, 'before\n')
  execFileSync('git', ['add', '--all'])
  await git('-c', 'user.name=A', '-c', 'user.email=a@firm.example', 'commit', '--quiet', '-m', 'Files')
  expect(await listExcluded()).toEqual([])
  for (const file of ['package.json', 'content/site.yaml', '.cache/a', 'content/notes.txt', 'data/é b.csv'])
    change(file, 'after\n')
  rmSync('packages/kit/a.ts')
  expect(await listExcluded()).toEqual([
    'content/notes.txt',
    'data/é b.csv',
    'package.json',
    'packages/kit/a.ts',
  ])
  for (const name of ['b', 'c', 'd']) change(`packages/kit/${name}.ts`, 'after\n')
  expect(await listExcluded()).toEqual([
    'content/notes.txt',
    'data/é b.csv',
    'package.json',
    'packages/ (4 files)',
  ])
})

test('what was renamed is one change, from address to address, with the words that have changed', async () => {
  mkdirSync('content/questions/blog', { recursive: true })
  const article = (title: string, link: string) =>
    `---\ntitle: ${title}\ndate: 2026-01-20\n---\n\nQueues hold what waits.\n\nSee ${link}.\n`
  writeFileSync('content/blog/queues.md', article('Queues', '/blog/queues#limits'))
  writeFileSync('content/questions/blog/queues.yaml', 'Limits:\n  - how long may it be?\n')
  execFileSync('git', ['add', '--all', '--force', 'content'])
  await git('-c', 'user.name=A', '-c', 'user.email=a@firm.example', 'commit', '--quiet', '-m', 'Queues')
  await git('push', '--quiet', 'origin', 'HEAD:production')
  await git('fetch', '--quiet')
  rmSync('content/blog/queues.md')
  writeFileSync('content/blog/queues-first.md', article('Queues', '/blog/queues-first#limits'))
  renameSync('content/questions/blog/queues.yaml', 'content/questions/blog/queues-first.yaml')
  writeFileSync('content/blog/other.md', '---\ntitle: Workers\n---\n\nSomething else altogether.\n')
  const branch = await readBranch()
  const files = await listUnpublished(branch)
  expect(files.map(({ name, kind, addresses, fields }) => [name, kind, addresses, fields.length])).toEqual([
    ['Article “Workers”', 'new', null, 2],
    ['Article “Queues”', 'renamed', { from: '/blog/queues', to: '/blog/queues-first' }, 1],
    [
      'Questions to “Queues first”',
      'renamed',
      { from: 'Questions to “Queues”', to: 'Questions to “Queues first”' },
      0,
    ],
  ])
  expect(files[1]?.fields[0]?.name).toBe('Paragraph 2')
  expect(await countUnpublished(branch)).toBe(3)
})

test.each([
  [[], ''],
  [['changed Brand'], 'Change Brand'],
  [['new Brand', 'removed Claims'], 'Change Brand and Claims'],
  [['new Brand', 'changed Claims', 'changed Home'], 'Change Brand, Claims and 1 more'],
  [['changed Brand', 'renamed Queues'], 'Rename Queues and change Brand'],
  [['renamed Queues', 'renamed Limits'], 'Rename Queues and Limits'],
  [['changed Brand', 'new Claims', 'renamed Queues'], 'Rename Queues, change Brand and 1 more'],
])('of %j it is proposed to say "%s"', (files, sentence) => {
  const named = files.map((each) => {
    const [kind = '', name = ''] = each.split(' ')
    return { kind: kind as 'new', name }
  })
  expect(suggestSentence(named)).toBe(sentence)
})

const commitNext = (cwd = '.') =>
  execFileSync(
    'git',
    ['-c', 'user.name=A', '-c', 'user.email=a@firm.example', 'commit', '-qm', 'Next', '--allow-empty'],
    { cwd },
  )

test('a push that is refused says why: others have published, a lock, or a rule', async () => {
  const refused = () => push('origin', 'production').catch((error) => error.message)
  const [lock, hook] = [join(remote, 'refs/heads/production.lock'), join(remote, 'hooks/pre-receive')]
  const tip = execFileSync('git', ['rev-parse', 'production'], { cwd: remote, encoding: 'utf8' }).trim()
  commitNext()
  writeFileSync(lock, '')
  const locked = await refused()
  expect(locked).toMatch(/takes in something else at the moment\. Your changes are kept/)
  expect(locked).not.toContain('another program is at work')
  rmSync(lock)
  mkdirSync(dirname(hook), { recursive: true })
  writeFileSync(hook, '#!/bin/sh\necho "This branch is protected" >&2\nexit 1\n', { mode: 0o755 })
  expect(await refused()).toContain('has not taken what was sent')
  // Others publish between the question for what there is and the answer.
  const meanwhile = 'git update-ref refs/heads/production $(git commit-tree -m Theirs production^{tree})'
  const author =
    'export GIT_AUTHOR_NAME=B GIT_AUTHOR_EMAIL=b@firm.example GIT_COMMITTER_NAME=B GIT_COMMITTER_EMAIL=b@firm.example'
  writeFileSync(hook, `#!/bin/sh\n${author}\nunset GIT_QUARANTINE_PATH GIT_OBJECT_DIRECTORY\n${meanwhile}\n`)
  expect(await refused()).toBe('moved')
  rmSync(hook)
  expect(await refused()).toBe('moved')
  execFileSync('git', ['update-ref', 'refs/heads/production', tip], { cwd: remote })
  expect(await refused()).toBe('sent')
})

test('what is no file keeps nothing else from being published', async () => {
  const [pipe, other] = ['content/pipe.yaml', 'content/other.yaml']
  mkdirSync('content', { recursive: true })
  for (const file of [pipe, other]) writeFileSync(file, 'before\n')
  execFileSync('git', ['add', '--force', pipe, other])
  commitNext()
  rmSync(pipe)
  execFileSync('mkfifo', [pipe])
  writeFileSync(other, 'after\n')
  const differences = await diffFrom('HEAD')
  expect(differences.get(pipe)?.isSent).toBe(false)
  const tree = await writeWorkingTree()
  expect(await git('show', `${tree}:${pipe}`, `${tree}:${other}`)).toBe('before\nafter\n')
  rmSync(pipe)
})

test('a folder that had the name of a text is sent as removed once it is put aside', async () => {
  mkdirSync('content/quotes/folder.yaml', { recursive: true })
  writeFileSync('content/quotes/folder.yaml/inside.txt', 'x')
  await git('add', '--all')
  await git('-c', 'user.name=A', '-c', 'user.email=a@firm.example', 'commit', '--quiet', '-m', 'Folder')
  rmSync('content/quotes', { recursive: true })
  expect((await diffFrom('HEAD')).get('content/quotes/folder.yaml/inside.txt')).toEqual({
    kind: 'removed',
    isSent: true,
  })
})
