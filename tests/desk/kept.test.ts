import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keep, readKept } from '@lintel/desk/server/kept.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'kept-'))
const file = join(folder, '.cache/desk/kept.json')
const former = process.cwd()
beforeAll(() => process.chdir(folder))
afterAll(() => {
  process.chdir(former)
  rmSync(folder, { recursive: true })
})

test('texts are kept by their keys until they are removed, for their owner alone', () => {
  expect(readKept()).toEqual({})
  keep({ 'unsaved content/a.yaml': 'First', choices: '{}' })
  keep({ 'unsaved content/b.yaml': '__proto__', choices: null })
  expect(readKept()).toEqual({ 'unsaved content/a.yaml': 'First', 'unsaved content/b.yaml': '__proto__' })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  keep({ 'unsaved content/a.yaml': null, 'unsaved content/b.yaml': null, never: null })
  expect(readKept()).toEqual({})
})

test.each(['', '{"a":', '{"a":1}', 'null'])('%j in the file stops nothing, and is set aside', (text) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  writeFileSync(file, text)
  expect(readKept()).toEqual({})
  expect(error).toHaveBeenCalledOnce()
  error.mockRestore()
  expect(readFileSync(`${file}.unreadable`, 'utf8')).toBe(text)
  keep({ choices: '{}' })
  expect(readKept()).toEqual({ choices: '{}' })
})
