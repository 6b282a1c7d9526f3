import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requestUnsaved } from '@lintel/desk/app/UnsavedList.tsx'
import { readArticle } from '@lintel/desk/articles/article.ts'
import { actions as pages } from '@lintel/desk/views/pages/actions.ts'
import { findUnsaved, actions as publish } from '@lintel/desk/views/publish/actions.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'site-windows-'))
const before = process.cwd()
const file = 'content/jobs/architect.yaml'
const write = (title: string, terms: string) =>
  writeFileSync(file, `title: ${title}\nterms: ${terms}\ndescription: Draws.\n`)

beforeAll(() => {
  cpSync('content', join(folder, 'content'), { recursive: true })
  process.chdir(folder)
  mkdirSync('content/jobs', { recursive: true })
})
afterAll(() => {
  process.chdir(before)
  rmSync(folder, { recursive: true })
})

const base = { title: 'Architect', terms: 'Berlin', description: 'Draws.' }
const set = (path: string[], value: string) => ({ kind: 'set' as const, path, value })
const merge = (value: string, choices: Record<string, 'mine' | 'theirs'> = {}) =>
  pages.merge.run({ file, base, changes: [set(['title'], value)], choices })

test('what two windows have changed in other fields is brought together', async () => {
  write('Architect', 'Remote')
  expect(await merge('Lead architect')).toMatchObject({
    opened: { record: { terms: 'Remote' } },
    changes: [set(['title'], 'Lead architect')],
    conflicts: [],
  })
})

test('one field that both have changed is asked for in words, and chosen', async () => {
  write('Designer', 'Berlin')
  expect((await merge('Lead architect')).conflicts).toMatchObject([
    { id: 'title', field: 'Title', mine: { words: 'Lead architect' }, theirs: { words: 'Designer' } },
  ])
  expect(await merge('Designer')).toMatchObject({ changes: [], conflicts: [] })
  expect(await merge('Lead', { title: 'theirs' })).toMatchObject({ changes: [], conflicts: [] })
  expect(await merge('Lead', { title: 'mine' })).toMatchObject({
    changes: [set(['title'], 'Lead')],
    conflicts: [],
  })
})

test('a field is unsaved once, and only where it says something else than the file', () => {
  write('Architect', 'Berlin')
  const typed = ['A', 'Ar', 'Arc'].map((each) => set(['title'], each))
  expect(findUnsaved(file, typed)).toEqual([['title']])
  expect(findUnsaved(file, [...typed, set(['title'], 'Architect')])).toEqual([])
  expect(findUnsaved(file, [set(['title'], 'Architect ')])).toEqual([])
  expect(findUnsaved('content/jobs/gone.yaml', typed)).toEqual([[]])
})

test('an article is unsaved where saving would change its file, and its draft is dropped where it would not', async () => {
  const article = 'content/blog/ai-adoption-strategy.md'
  const { edited } = readArticle(article)
  const other = { ...edited, body: `${edited.body}More.\n` }
  expect(findUnsaved(article, edited)).toEqual([])
  expect(findUnsaved(article, other)).toEqual([[]])
  expect(findUnsaved(article, { ...edited, head: '---' })).toEqual([[]])
  const unsaved = (file: string, draft: unknown) => [
    `unsaved ${file}`,
    JSON.stringify({ draft, version: '' }),
  ]
  const storage = Object.fromEntries([
    unsaved(article, edited),
    unsaved(file, [set(['title'], 'Architect')]),
    unsaved('content/blog/gone.md', other),
  ])
  const hidden = (value: unknown) => ({ value, enumerable: false })
  vi.stubGlobal(
    'localStorage',
    Object.defineProperties(storage, {
      getItem: hidden((key: string) => storage[key] ?? null),
      setItem: hidden(() => {}),
      removeItem: hidden((key: string) => delete storage[key]),
    }),
  )
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('fetch', async (_: string, { body }: { body: Uint8Array }) =>
    Response.json(await publish.unsaved.run(JSON.parse(new TextDecoder().decode(body)))),
  )
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  expect(await requestUnsaved()).toMatchObject([{ file: 'content/blog/gone.md', href: null }])
  expect(Object.keys(storage)).toEqual(['unsaved content/blog/gone.md'])
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
