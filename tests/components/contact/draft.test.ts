// @vitest-environment happy-dom

import {
  clearDraft,
  draftKey,
  draftLife,
  emptyFields,
  isEmpty,
  readDraft,
  saveDraft,
} from '@lintel/kit/contact/draft.ts'
import { site } from '@site/data/site.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const now = Date.UTC(2026, 4, 11, 9)
const hour = 60 * 60 * 1000
const fields = { ...emptyFields, name: 'Ada', email: 'ada@firm.example', message: 'A plan\nin two lines' }

const store = (record: unknown) =>
  localStorage.setItem(draftKey, typeof record === 'string' ? record : JSON.stringify(record))
const savedAgo = (age: number) => ({ ...fields, savedAt: new Date(now - age).toISOString() })
const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}

beforeEach(() => {
  vi.useFakeTimers({ now })
  localStorage.clear()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what was saved is read back', () => {
  expect(saveDraft(fields)).toBe(true)
  expect(readDraft()).toEqual(fields)
})

test('the record holds all fields and the time, under a key of this site', () => {
  saveDraft(fields)
  expect(draftKey.startsWith(`${site.storagePrefix}.`)).toBe(true)
  expect(JSON.parse(localStorage.getItem(draftKey) ?? '')).toEqual({
    ...fields,
    savedAt: '2026-05-11T09:00:00.000Z',
  })
})

test('a later draft replaces an earlier one', () => {
  saveDraft(fields)
  saveDraft({ ...fields, message: 'Another plan' })
  expect(readDraft()?.message).toBe('Another plan')
})

test('a cleared draft is gone', () => {
  saveDraft(fields)
  clearDraft()
  expect(readDraft()).toBeUndefined()
  expect(localStorage.getItem(draftKey)).toBeNull()
})

describe('a draft counts for 24 hours', () => {
  test('and no longer', () => {
    expect(draftLife).toBe(24 * hour)
    store(savedAgo(24 * hour - 1))
    expect(readDraft(now)).toEqual(fields)
    store(savedAgo(24 * hour))
    expect(readDraft(now)).toBeUndefined()
  })

  test('and not from the future', () => {
    store(savedAgo(-1))
    expect(readDraft(now)).toBeUndefined()
  })
})

describe('there is no draft', () => {
  test.each([
    ['in an emptyFields store', ''],
    ['that is no JSON', '{name:'],
    ['that is null', 'null'],
    ['that is a number', '7'],
    ['that is a text', '"draft"'],
    ['that is a list', '[]'],
    ['without a time', fields],
    ['with a time that is none', { ...fields, savedAt: 'yesterday' }],
    ['without words', { ...emptyFields, savedAt: new Date(now).toISOString() }],
    ['of blanks alone', { ...emptyFields, message: ' \n\t', savedAt: new Date(now).toISOString() }],
    [
      'whose fields are no texts',
      { name: 1, email: {}, company: null, message: ['a'], savedAt: new Date(now).toISOString() },
    ],
  ])('%s', (_, record) => {
    store(record)
    expect(readDraft(now)).toBeUndefined()
  })
})

test('fields that are missing or no texts come back emptyFields, and unknown ones not at all', () => {
  store({ name: 'Ada', message: 7, website: 'bot', savedAt: new Date(now).toISOString() })
  expect(readDraft(now)).toEqual({ ...emptyFields, name: 'Ada' })
})

describe('where storage is denied', () => {
  beforeEach(() => vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied }))

  test('nothing is read, saving says so, and clearing is no error', () => {
    expect(readDraft()).toBeUndefined()
    expect(saveDraft(fields)).toBe(false)
    expect(clearDraft).not.toThrow()
  })
})

test.each([
  [emptyFields, true],
  [{ ...emptyFields, company: '  ' }, true],
  [{ ...emptyFields, company: 'Firm' }, false],
])('isEmpty(%j) is %s', (some, expected) => expect(isEmpty(some)).toBe(expected))
