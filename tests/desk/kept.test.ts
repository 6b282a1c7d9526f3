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
  const { first = '' } = keep({ first: { text: 'First', version: null, own: 'one' } })
  const { second = '', gone } = keep({
    second: { text: '__proto__', version: null, own: 'one' },
    first: { text: 'First, longer', version: first, own: 'one' },
    gone: { text: null, version: null, own: 'one' },
  })
  expect(gone).toBeDefined()
  expect(texts()).toEqual({ first: 'First, longer', second: '__proto__' })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  keep({ second: { text: null, version: second, own: 'one' } })
  expect(texts()).toEqual({ first: 'First, longer' })
})

test('what another browser keeps is neither replaced nor removed', () => {
  const { draft = '' } = keep({ draft: { text: 'Theirs', version: null, own: 'one' } })
  for (const version of [null, 'another'])
    for (const text of ['Mine', null]) expect(keep({ draft: { text, version, own: 'other' } })).toEqual({})
  expect(texts()).toMatchObject({ draft: 'Theirs' })
  expect(keep({ draft: { text: null, version: draft, own: 'one' } })).toHaveProperty('draft')
  expect(keep({ draft: { text: 'Mine', version: null, own: 'one' } })).toHaveProperty('draft')
  expect(texts()).toMatchObject({ draft: 'Mine' })
})

test('a browser that has not heard of what it has kept last replaces and removes it all the same', () => {
  keep({ lost: { text: 'Sent by a window that was closed', version: null, own: 'one' } })
  keep({ lost: { text: 'Later', version: null, own: 'one' } })
  expect(texts()).toMatchObject({ lost: 'Later' })
  keep({ lost: { text: null, version: null, own: 'one' } })
  expect(texts()).not.toHaveProperty('lost')
})

test('a full disk leaves what was kept before, and nothing half written', () => {
  const before = texts()
  symlinkSync('/dev/full', `${file}.next`)
  expect(() => keep({ more: { text: 'More', version: null, own: 'one' } })).toThrow('ENOSPC')
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
  keep({ choices: { text: '{}', version: null, own: 'one' } })
  expect(texts()).toEqual({ choices: '{}' })
})
