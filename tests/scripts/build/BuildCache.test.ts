import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { BuildCache } from '#scripts/build/BuildCache.ts'

const folder = mkdtempSync(join(tmpdir(), 'cache-'))
const file = join(folder, 'cache.json')
beforeEach(() => {
  const cache = new BuildCache(file, 'code')
  cache.set('post queues.md', 'a text', { title: 'Queues' })
  cache.save()
})
afterAll(() => rmSync(folder, { recursive: true }))

const titleIn = (cache: BuildCache, key = 'a text') =>
  cache.get<{ title: string }>('post queues.md', key)?.title

test('what was made of the same is known to the next build', () => {
  expect(titleIn(new BuildCache(file, 'code'))).toBe('Queues')
})

test.each([
  ['of something else', () => titleIn(new BuildCache(file, 'code'), 'another text')],
  ['by other code', () => titleIn(new BuildCache(file, 'other code'))],
  ['before the file was deleted', () => titleIn(new BuildCache(join(folder, 'none.json'), 'code'))],
])('what was made %s is not', (_, title) => {
  expect(title()).toBeUndefined()
})

test.each([
  ['changed', (text: string) => text.replace('Queues', 'Stacks')],
  ['cut off', (text: string) => text.slice(0, -9)],
  ['emptied', () => ''],
])('a file that was %s counts as none', (_, damage) => {
  writeFileSync(file, damage(readFileSync(file, 'utf8')))
  expect(titleIn(new BuildCache(file, 'code'))).toBeUndefined()
})

test('what a build does not ask for is forgotten', () => {
  new BuildCache(file, 'code').save()
  expect(titleIn(new BuildCache(file, 'code'))).toBeUndefined()
})

test('what is remembered is made once', () => {
  const cache = new BuildCache(file, 'code')
  expect([1, 2].map((value) => cache.remember('number', '', () => value))).toEqual([1, 1])
})
