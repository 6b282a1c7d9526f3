import { spawnSync } from 'node:child_process'
import { isPublished, readPosts } from '@lintel/engine/content/posts.ts'
import { expect, test } from 'vitest'

const run = (...args: string[]) =>
  spawnSync('node', ['packages/cli/duePosts.ts', ...args], { encoding: 'utf8' })
const duePosts = (...args: string[]) => {
  const { status, stdout } = run(...args)
  return { status, lines: stdout.split('\n').filter(Boolean) }
}

const published = readPosts().posts.filter((post) => isPublished(post, Date.now()))

test('what has appeared since the last build waits for the next', () => {
  const [newest, ...older] = published
  if (!newest) throw new Error('No post is published.')
  const since = older.find(({ date }) => date < newest.date)?.date ?? '1970-01-01'
  expect(duePosts('--since', `${since}T23:59:59Z`)).toEqual({
    status: 0,
    lines: expect.arrayContaining([`${newest.date}T00:00:00.000Z ${newest.file} appears`]),
  })
  expect(duePosts('--since', `${newest.date}T00:00:00Z`)).toEqual({ status: 0, lines: [] })
})

test('without a build before, all of it does', () =>
  expect(duePosts('--since', '').lines.length).toBeGreaterThanOrEqual(published.length))

test('a time that is none is refused', () => expect(duePosts('--since', 'yesterday').status).toBe(1))

test('an unknown option is answered with those that there are', () =>
  expect(run('--until', 'now')).toMatchObject({
    status: 1,
    stderr: "Unknown option '--until'. There are: --since <value>\n",
  }))
