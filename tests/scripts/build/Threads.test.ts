import { afterAll, expect, test } from 'vitest'
import { postFiles } from '#content/posts.ts'
import { Threads } from '#scripts/build/Threads.ts'

const threads = new Threads()
afterAll(() => threads.close())

const files = postFiles().map((file) => ({ file, digest: `digest-of-${file}` }))

test('threads answer in the order of the questions', async () => {
  const found = await threads.map('find', files)
  expect(found.map(({ post }) => post?.file)).toEqual(files.map(({ file }) => file))
})

test('what a thread throws is thrown, and nobody waits for the rest', async () => {
  const many = Array.from({ length: 60 }, () => ({ file: 'none.md', digest: 'none' }))
  await expect(threads.map('find', many)).rejects.toThrow('ENOENT')
})
