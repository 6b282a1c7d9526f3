import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readText } from '@lintel/desk/server/files.ts'
import { nextSteps, remove, save, undoOrRedo } from '@lintel/desk/server/history.ts'
import { mergeIfClear } from '@lintel/desk/versions/merge/mergeTexts.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const before = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'site-history-'))
const file = 'content/pages/home.yaml'
const kept = '.cache/desk/history'

beforeEach(() => {
  process.chdir(folder)
  mkdirSync('content/pages', { recursive: true })
  writeFileSync(file, 'title: One\n')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  process.chdir(before)
  rmSync(folder, { recursive: true })
  mkdirSync(folder)
})

const write = (text: string) => save(file, text, readText(file).version, 'Home page')

test.each(['', '{"saves":[{"fi', '[]', 'null', '{"saves":{}}', '{"saves":[],"done":7}'])(
  'a history that says %j is set aside, and saves go on',
  (text) => {
    vi.spyOn(console, 'error').mockReturnValue()
    write('title: Two\n')
    const [today = ''] = readdirSync(kept)
    writeFileSync(join(kept, today), text)
    expect(nextSteps()).toEqual({ undo: null, redo: null })
    write('title: Three\n')
    expect(readdirSync(kept)).toEqual([today, `${today}.unreadable`])
    expect(readFileSync(join(kept, `${today}.unreadable`), 'utf8')).toBe(text)
    undoOrRedo('undo', mergeIfClear)
    expect(readText(file).text).toBe('title: Two\n')
  },
)

test('typing in one field is one step, also where it changes what the record is called', () => {
  for (const title of ['T', 'Tw', 'Two'])
    save(file, `title: ${title}\n`, readText(file).version, `Page “${title}”: title`, 'title')
  save(file, 'title: Two\nlead: A\n', readText(file).version, 'Page “Two”: lead', 'lead')
  undoOrRedo('undo', mergeIfClear)
  expect(readText(file).text).toBe('title: Two\n')
  undoOrRedo('undo', mergeIfClear)
  expect(readText(file).text).toBe('title: One\n')
  expect(nextSteps().undo).toBeNull()
})

test('what is written is no error where the history cannot be', () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  mkdirSync('.cache/desk', { recursive: true })
  writeFileSync(kept, 'no folder')
  write('title: Two\n')
  expect(readText(file).text).toBe('title: Two\n')
  expect(nextSteps()).toEqual({ undo: null, redo: null })
  expect(told).toHaveBeenCalled()
})

test('undo takes back what was saved since the morning of where the machine stands', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
  vi.useFakeTimers({ now: new Date('2026-03-02T08:30:00-08:00') })
  write('title: Morning\n')
  vi.setSystemTime(new Date('2026-03-02T23:30:00-08:00'))
  expect(nextSteps().undo).toBe('Home page')
  vi.setSystemTime(new Date('2026-03-03T00:30:00-08:00'))
  expect(nextSteps().undo).toBeNull()
})

test('where what went with a removal was changed since, undo brings back nothing, and says so', () => {
  const questions = 'content/questions/home.yaml'
  mkdirSync('content/questions', { recursive: true })
  writeFileSync(questions, 'One:\n  - Why one?\n')
  const others = [{ file: questions, before: 'One:\n  - Why one?\n', after: 'Two:\n  - Why two?\n' }]
  remove(file, readText(file).version, 'removed: home', others)
  writeFileSync(questions, 'Two:\n  - Why now?\n')
  expect(() => undoOrRedo('undo', mergeIfClear)).toThrow(/somebody else has changed/)
  expect(existsSync(file)).toBe(false)
  expect(nextSteps().undo).toBe('removed: home')
  writeFileSync(questions, 'Two:\n  - Why two?\n')
  undoOrRedo('undo', mergeIfClear)
  expect(readText(file).text).toBe('title: One\n')
  expect(readText(questions).text).toBe('One:\n  - Why one?\n')
})

test('undo takes back its own field, and leaves what others have changed in another one', () => {
  write('title: One\nlead: Before\n')
  write('title: Two\nlead: Before\n')
  writeFileSync(file, 'title: Two\nlead: Theirs\n')
  undoOrRedo('undo', mergeIfClear)
  expect(readText(file).text).toBe('title: One\nlead: Theirs\n')
  undoOrRedo('redo', mergeIfClear)
  expect(readText(file).text).toBe('title: Two\nlead: Theirs\n')
})

test('a step whose words others have changed is refused once, and then passed over', () => {
  write('title: One\n')
  write('title: Two\n')
  save('content/pages/about.yaml', 'title: About\n', null, 'About page')
  writeFileSync('content/pages/about.yaml', 'title: Theirs\n')
  expect(() => undoOrRedo('undo', mergeIfClear)).toThrow(/somebody else has changed/)
  expect(undoOrRedo('undo', mergeIfClear)).toBeUndefined()
  expect(readText('content/pages/about.yaml').text).toBe('title: Theirs\n')
  undoOrRedo('undo', mergeIfClear)
  expect(readText(file).text).toBe('title: One\n')
})
