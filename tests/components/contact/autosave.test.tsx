// @vitest-environment happy-dom

import { emptyFields, readDraft, useDraft } from '@lintel/kit/contact/draft.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const fields = { ...emptyFields, message: 'A plan' }
let root: Root
let states: string[] = []

function Form({ words, isSent }: { words: typeof fields; isSent: boolean }) {
  const { autosave } = useDraft(words, isSent, () => undefined)
  if (states.at(-1) !== autosave.is) states.push(autosave.is)
  return null
}

const show = (words: typeof fields, isSent = false) =>
  act(async () => root.render(<Form words={words} isSent={isSent} />))
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  localStorage.clear()
  states = []
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(async () => {
  await act(async () => root.unmount())
  document.body.innerHTML = ''
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('words are saved every 30 seconds, and saying so takes a second', async () => {
  await show(fields)
  await pass(29_999)
  expect([states, readDraft()]).toEqual([['enabled'], undefined])
  await pass(1)
  expect([states, readDraft()]).toEqual([['enabled', 'saving'], fields])
  await pass(999)
  expect(states).toEqual(['enabled', 'saving'])
  await pass(1)
  expect(states).toEqual(['enabled', 'saving', 'saved'])
  await show({ ...fields, company: 'Firm' })
  await pass(28_999)
  expect(readDraft()).toEqual(fields)
  await pass(1)
  expect(readDraft()).toEqual({ ...fields, company: 'Firm' })
})

test('an empty form is not saved, nor one that was sent', async () => {
  await show(emptyFields)
  await pass(60_000)
  await show(fields, true)
  await pass(60_000)
  expect([states, readDraft()]).toEqual([['enabled'], undefined])
})
