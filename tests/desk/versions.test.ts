import { mkdirSync, writeFileSync } from 'node:fs'
import { listVersions, readBlob } from '@lintel/desk/versions/listVersions.ts'
import { expect, test } from 'vitest'
import { inRepository } from './repository.ts'

const { git } = inRepository()
const file = 'content/pages/plan.yaml'

function commit(sentence: string, texts: Record<string, string>) {
  mkdirSync('content/pages', { recursive: true })
  for (const [name, text] of Object.entries(texts)) writeFileSync(name, text)
  git('add', '--all')
  git('commit', '--quiet', '--message', sentence)
}

const lines = (...changed: string[]) => [...changed, ...'abcdefgh'].map((each) => `- ${each}\n`).join('')

test('a text has the versions that it had under each of its names, and of both sides of a merge', async () => {
  expect(await listVersions(file)).toEqual([])
  commit('Begin', { 'content/pages/idea.yaml': lines(), 'content/other.yaml': 'a: 1\n' })
  git('mv', 'content/pages/idea.yaml', file)
  commit('Rename it', {})
  commit('Say "more" <b>of it</b>', { [file]: lines('one') })
  commit('Something else', { 'content/other.yaml': 'a: 2\n' })
  git('checkout', '--quiet', '-b', 'others', 'HEAD~1')
  commit('Theirs', { [file]: lines('two') })
  git('checkout', '--quiet', 'main')
  commit('Ours', { [file]: lines('three') })
  expect(() => git('merge', '--quiet', 'others')).toThrow()
  commit('Both', { [file]: lines('two and three') })

  const versions = await listVersions(file)
  expect(versions.map(({ sentence }) => sentence).toSorted()).toEqual(
    ['Both', 'Ours', 'Theirs', 'Say "more" <b>of it</b>', 'Rename it', 'Begin'].toSorted(),
  )
  const named = (sentence: string) => versions.find((each) => each.sentence === sentence)
  expect(await readBlob(named('Both')?.before ?? null)).toBe(lines('three'))
  expect(await readBlob(named('Both')?.after ?? null)).toBe(lines('two and three'))
  expect(named('Begin')).toMatchObject({ who: 'A', before: null, state: 'kept' })
  expect(Math.abs((named('Begin')?.at ?? 0) - Date.now())).toBeLessThan(60_000)
})

test('what was sent is told from what waits', async () => {
  git('remote', 'add', 'origin', '.')
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  commit('Not sent', { [file]: lines('four') })
  const [last, before] = await listVersions(file)
  expect(last).toMatchObject({ sentence: 'Not sent', state: 'waiting' })
  expect(before).toMatchObject({ state: 'published' })
})

test('a text that began as a copy of another has a history of its own', async () => {
  commit('A copy', { 'content/pages/copy.yaml': lines('four') })
  const versions = await listVersions('content/pages/copy.yaml')
  expect(versions).toMatchObject([{ sentence: 'A copy', before: null }])
})

test('what the makers of the code have written is told from what its owner has', async () => {
  mkdirSync('packages/engine', { recursive: true })
  const theirs = ['-c', 'user.name=B', '-c', 'user.email=b@makers.example']
  writeFileSync('packages/engine/code.ts', '')
  writeFileSync(file, lines('theirs'))
  git('add', '--all')
  git(...theirs, 'commit', '--quiet', '--message', 'Code and words')
  commit('Own words', { [file]: lines('own') })
  const byWhom = async () => (await listVersions(file)).slice(0, 2).map(({ isMakers }) => isMakers)
  expect(await byWhom()).toEqual([false, true])
  // Whoever works on this machine is its owner.
  git('config', 'user.email', 'b@makers.example')
  expect(await byWhom()).toEqual([false, false])
})
