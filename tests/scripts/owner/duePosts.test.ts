import { spawnSync } from 'node:child_process'
import { isPublished, readPosts } from '@lintel/engine/content/posts.ts'
import { expect, test } from 'vitest'

const run = (...args: string[]) =>
  spawnSync('node', ['packages/cli/duePosts.ts', ...args], { encoding: 'utf8' })
const duePosts = (...args: string[]) => {
  const { status, stdout } = run(...args)
  return { status, lines: stdout.split('\n').filter(Boolean) }
}

test('posts dated after the last build and no later than today wait for the next', () => {
  const today = new Date().toISOString().slice(0, 10)
  const [newest, ...older] = readPosts().posts.filter((post) => isPublished(post, today))
  if (!newest) throw new Error('No post is published.')
  const since = older.find(({ date }) => date < newest.date)?.date ?? '1970-01-01'
  expect(duePosts('--since', `${since}T23:59:59Z`)).toEqual({
    status: 0,
    lines: expect.arrayContaining([`${newest.date} ${newest.file}`]),
  })
  expect(duePosts('--since', newest.date)).toEqual({ status: 0, lines: [] })
})

test('without a build before, all of them do', () => {
  const today = new Date().toISOString().slice(0, 10)
  const published = readPosts().posts.filter((post) => isPublished(post, today))
  expect(duePosts('--since', '').lines).toHaveLength(published.length)
})

test('a day that is none is refused', () => expect(duePosts('--since', 'yesterday').status).toBe(1))

test('an unknown option is answered with those that there are', () =>
  expect(run('--until', 'now')).toMatchObject({
    status: 1,
    stderr: "Unknown option '--until'. There are: --since <value>\n",
  }))
