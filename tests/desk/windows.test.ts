import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { actions as pages } from '@lintel/desk/views/pages/actions.ts'
import { findUnsaved } from '@lintel/desk/views/publish/actions.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

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
  expect(findUnsaved('content/jobs/gone.yaml', typed)).toEqual([[]])
})
