import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildCopy } from '@lintel/lab/projectCopy.ts'
import { afterAll, expect, test } from 'vitest'

const { folder, client, run, remove } = buildCopy((copy) => {
  for (const file of globSync('content/{blog/*.{md,mdx},questions/blog/*.yaml}', { cwd: copy }))
    rmSync(join(copy, file))
  const unanswered = join(copy, 'content/unanswered.yaml')
  writeFileSync(unanswered, readFileSync(unanswered, 'utf8').replace(/^\/blog\/.*:\n(?:(?: .*)?\n)+/gm, ''))
})
afterAll(remove)

test('a site without posts is built, and its blog says so', () => {
  const blog = readFileSync(join(client, 'blog.html'), 'utf8')
  expect(blog).toContain('No blog posts found. Check console for debugging information.')
  expect(globSync('blog/{tags,page}/**/*.html', { cwd: client })).toEqual([])
  expect(readFileSync(join(client, 'blog/feed.xml'), 'utf8')).toMatch(/<updated>\d{4}-/)
  expect(JSON.parse(readFileSync(join(client, 'blog/feed.json'), 'utf8')).items).toEqual([])
})

test('its content is in order', () => {
  expect(() => run('packages/engine/checks/main.ts'), folder).not.toThrow()
})
