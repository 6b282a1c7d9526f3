import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
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

const texts = () => Object.fromEntries(Object.entries(readKept()).map(([key, { text }]) => [key, text]))

test('texts are kept by their keys until they are removed, for their owner alone', () => {
  expect(readKept()).toEqual({})
  const { first = '' } = keep({ first: { text: 'First', version: null } })
  const { second = '', gone } = keep({
    second: { text: '__proto__', version: null },
    first: { text: 'First, longer', version: first },
    gone: { text: null, version: null },
  })
  expect(gone).toBeDefined()
  expect(texts()).toEqual({ first: 'First, longer', second: '__proto__' })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  keep({ second: { text: null, version: second } })
  expect(texts()).toEqual({ first: 'First, longer' })
})

test('what another browser keeps is neither replaced nor removed', () => {
  const { draft = '' } = keep({ draft: { text: 'Theirs', version: null } })
  for (const version of [null, 'another'])
    for (const text of ['Mine', null]) expect(keep({ draft: { text, version } })).toEqual({})
  expect(texts()).toMatchObject({ draft: 'Theirs' })
  expect(keep({ draft: { text: null, version: draft } })).toHaveProperty('draft')
  expect(keep({ draft: { text: 'Mine', version: null } })).toHaveProperty('draft')
  expect(texts()).toMatchObject({ draft: 'Mine' })
})

test('a full disk leaves what was kept before, and nothing half written', () => {
  const before = texts()
  symlinkSync('/dev/full', `${file}.next`)
  expect(() => keep({ more: { text: 'More', version: null } })).toThrow('ENOSPC')
  expect(readdirSync(dirname(file))).toEqual(['kept.json'])
  expect(texts()).toEqual(before)
})

test.each(['', '{"a":', '{"a":"b"}', 'null'])('%j in the file stops nothing, and is set aside', (text) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  writeFileSync(file, text)
  expect(readKept()).toEqual({})
  expect(error).toHaveBeenCalledOnce()
  error.mockRestore()
  expect(readFileSync(`${file}.unreadable`, 'utf8')).toBe(text)
  keep({ choices: { text: '{}', version: null } })
  expect(texts()).toEqual({ choices: '{}' })
})
