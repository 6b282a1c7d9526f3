import { afterAll, expect, test } from 'vitest'
import { postFiles } from '#content/posts.ts'
import { Workers } from '#scripts/build/Workers.ts'

const workers = new Workers()
afterAll(() => workers.close())

const files = postFiles().map((file) => ({ file, digest: `digest-of-${file}` }))

test('workers answer in the order of the questions', { timeout: 20_000 }, async () => {
  const found = await workers.map('find', files)
  expect(found.map(({ post }) => post?.file)).toEqual(files.map(({ file }) => file))
})

test('what a thread throws is thrown, and nobody waits for the rest', async () => {
  const many = Array.from({ length: 60 }, () => ({ file: 'none.md', digest: 'none' }))
  await expect(workers.map('find', many)).rejects.toThrow('ENOENT')
})
