import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { actions } from '@lintel/desk/views/publish/actions.ts'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { inRepository } from './repository.ts'

const { git, project } = inRepository()
const write = (name: string, words: string) =>
  writeFileSync(`content/blog/${name}.md`, `---\ntitle: Queues\ndate: 2024-01-01\n---\n\n${words}\n`)

beforeAll(() => {
  for (const folder of ['content', 'data']) cpSync(join(project, folder), folder, { recursive: true })
  symlinkSync(join(project, 'node_modules'), 'node_modules')
  write('queues', 'Before')
  git('config', 'user.name', 'A')
  git('config', 'user.email', 'a@firm.example')
  git('add', 'content', 'data')
  git('commit', '--quiet', '--message', 'First')
})

async function review() {
  const reviewed = await actions.review.run({ choices: {} })
  if (reviewed.state !== 'ready') throw new Error(reviewed.state)
  return reviewed
}
const publish = (tree: string) => actions.merge.run({ tree, sentence: 'Change', choices: {} })
const sent = () => git('show', '--name-only', '--format=', 'HEAD').split('\n')

test.each([
  ['another article', () => write('secret', 'Not yet')],
  ['the same article', () => write('queues', 'Not this')],
])('what has changed since the list was made is not published with it: %s', async (_, change) => {
  write('queues', `Mine ${_}`)
  const { tree } = await review()
  const before = git('rev-parse', 'HEAD')
  change()
  expect(await publish(tree)).toEqual({ state: 'changed' })
  expect(git('rev-parse', 'HEAD')).toBe(before)
  const { tree: next, files } = await review()
  expect(await publish(next)).toEqual({ state: 'ready' })
  expect(sent()).toEqual(files.map(({ file }) => file))
})

test('what is written while the list is committed is not published with it', async () => {
  write('queues', 'Mine, at last')
  const { tree } = await review()
  const before = git('rev-parse', 'HEAD')
  // Runs between the comparison with the list and the commit.
  writeFileSync(
    '.git/hooks/pre-commit',
    '#!/bin/sh\necho Later >> content/blog/queues.md\ngit add content/blog/queues.md\n',
    {
      mode: 0o755,
    },
  )
  expect(await publish(tree)).toEqual({ state: 'changed' })
  rmSync('.git/hooks/pre-commit')
  expect(git('rev-parse', 'HEAD')).toBe(before)
  const { tree: next } = await review()
  expect(await publish(next)).toEqual({ state: 'ready' })
  expect(git('show', 'HEAD:content/blog/queues.md')).toContain('Later')
})

test.each(['site.env', '.cache/desk/kept.json', 'blog/node_modules/one/index.js', 'notes.secret'])(
  'what others have published at a place that each machine keeps for itself is not taken over: %s',
  async (file) => {
    const remote = `${process.cwd()}-remote-${Date.now()}`
    onTestFinished(() => {
      git('remote', 'remove', 'origin')
      for (const folder of [remote, `${remote}-clone`]) rmSync(folder, { recursive: true })
    })
    writeFileSync('.git/info/exclude', '*.secret\n')
    git('init', '--quiet', '--bare', remote)
    git('remote', 'add', 'origin', remote)
    const branch = git('branch', '--show-current')
    git('push', '--quiet', 'origin', branch)
    git('clone', '--quiet', '--branch', branch, remote, `${remote}-clone`)
    const other = (...args: string[]) =>
      git('-C', `${remote}-clone`, '-c', 'user.name=B', '-c', 'user.email=b@firm.example', ...args)
    mkdirSync(dirname(join(`${remote}-clone`, file)), { recursive: true })
    writeFileSync(join(`${remote}-clone`, file), 'theirs')
    other('add', '--force', file)
    other('commit', '--quiet', '--message', 'Theirs')
    other('push', '--quiet', 'origin', branch)
    const before = git('rev-parse', 'HEAD')
    write('queues', `Mine beside ${file}`)
    const { tree } = await review()
    await expect(publish(tree)).rejects.toThrow(/each machine keeps for itself/)
    expect(existsSync(file)).toBe(false)
    expect(git('rev-parse', 'HEAD~1')).toBe(before)
  },
)
