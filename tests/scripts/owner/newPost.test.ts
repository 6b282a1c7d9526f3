import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parsePost } from '@lintel/engine/content/parsePost.ts'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'new-post-'))
mkdirSync(join(folder, 'content/blog'), { recursive: true })
afterAll(() => rmSync(folder, { recursive: true }))

const newPost = (...args: string[]) =>
  spawnSync('node', [resolve('packages/cli/newPost.ts'), ...args], { cwd: folder, encoding: 'utf8' })

test('a post begins as a draft that the checks accept', () => {
  const { stdout, status } = newPost('Queues: when to “use” one?')
  expect([status, stdout]).toEqual([0, expect.stringContaining('content/blog/queues-when-to-use-one.md')])
  const source = readFileSync(join(folder, 'content/blog/queues-when-to-use-one.md'), 'utf8')
  const { post, errors, warnings } = parsePost('queues-when-to-use-one.md', source)
  expect([errors, warnings]).toEqual([[], []])
  expect(post).toMatchObject({ title: 'Queues: when to “use” one?', draft: true, words: expect.any(Number) })
})

test('one that exists is not overwritten', () => {
  newPost('Twice')
  expect(newPost('Twice')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('content/blog/twice.md already exists'),
  })
})

test('a full disk leaves no part of one', () => {
  const args = ['-c', 'ulimit -f 0; exec node "$@"', 'sh', resolve('packages/cli/newPost.ts'), 'Full']
  const { status, stderr } = spawnSync('sh', args, { cwd: folder, encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringContaining('EFBIG')])
  expect(readdirSync(join(folder, 'content/blog')).filter((name) => name.includes('full'))).toEqual([])
})

test.each([
  ['Con', 'con-post.md'],
  ['Page', 'page-post.md'],
  ['Not found', 'not-found-post.md'],
])('one called %s has a name that Windows can check out, and that no other page has', (title, file) => {
  expect(newPost(title).stdout).toContain(`content/blog/${file}`)
})

test('what keeps one from being written is said in plain words', () => {
  const own = mkdtempSync(join(folder, 'taken-'))
  mkdirSync(join(own, 'content'))
  writeFileSync(join(own, 'content/blog'), '')
  const args = [resolve('packages/cli/newPost.ts'), 'One']
  expect(spawnSync('node', args, { cwd: own, encoding: 'utf8' }).stderr).toBe(
    'content/blog/one.md cannot be written: something else has its name, or that of its folder: move it away\n',
  )
})

test.each([[], ['  '], ['???']])('a post without a title is refused: %j', (...args) => {
  expect(newPost(...args.filter((arg) => typeof arg === 'string'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Give the post a title'),
  })
})
