import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { postFiles } from '#content/posts.ts'
import { Threads } from '#scripts/build/Threads.ts'

const articles = mkdtempSync(join(tmpdir(), 'articles-'))
const threads = new Threads()
afterAll(async () => {
  await threads.close()
  rmSync(articles, { recursive: true })
})

const files = postFiles().map((file) => ({ file, digest: `digest-of-${file}`, articles }))

test('threads answer in the order of the questions', async () => {
  const found = await threads.map('parse', files)
  expect(found.map(({ post }) => post?.file)).toEqual(files.map(({ file }) => file))
  expect(readdirSync(articles)).toHaveLength(files.length)
})

test('what a thread throws is thrown, and nobody waits for the rest', async () => {
  const many = Array.from({ length: 60 }, () => ({ file: 'none.md', digest: 'none', articles }))
  await expect(threads.map('parse', many)).rejects.toThrow('ENOENT')
})
