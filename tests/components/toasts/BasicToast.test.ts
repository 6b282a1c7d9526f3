import { basicToast } from '@lintel/kit/toasts/BasicToast.tsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const removalDelay = 1_000_000

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  basicToast.dismiss()
  vi.useRealTimers()
})

test('at first there is none', () => {
  expect(basicToast.read()).toBeNull()
})

test('a toast stays until it is dismissed', () => {
  basicToast.show('You are offline')
  expect(basicToast.read()).toBe('You are offline')
  basicToast.dismiss()
  expect(basicToast.read()).toBeNull()
})

test('a new toast takes the place of the one before', () => {
  basicToast.show('One')
  basicToast.show('Two')
  expect(basicToast.read()).toBe('Two')
  basicToast.dismiss()
  expect(basicToast.read()).toBeNull()
})

test('it goes by itself after 1,000,000 ms, and not sooner', () => {
  basicToast.show('One')
  vi.advanceTimersByTime(removalDelay - 1)
  expect(basicToast.read()).toBe('One')
  vi.advanceTimersByTime(1)
  expect(basicToast.read()).toBeNull()
})

test('the time of a toast starts with it, whatever stood there before', () => {
  basicToast.show('One')
  vi.advanceTimersByTime(removalDelay - 1)
  basicToast.show('Two')
  vi.advanceTimersByTime(removalDelay - 1)
  expect(basicToast.read()).toBe('Two')
  vi.advanceTimersByTime(1)
  expect(basicToast.read()).toBeNull()
})

test('a dismissed notice leaves no timer behind', () => {
  basicToast.show('One')
  basicToast.dismiss()
  expect(vi.getTimerCount()).toBe(0)
})

test('listeners hear of every change, with the new notice in place, until they leave', () => {
  const heard: (string | null)[] = []
  const others: (string | null)[] = []
  const leave = basicToast.subscribe(() => heard.push(basicToast.read()))
  const leaveToo = basicToast.subscribe(() => others.push(basicToast.read()))
  basicToast.show('One')
  basicToast.show('Two')
  leave()
  basicToast.dismiss()
  leaveToo()
  expect(heard).toEqual(['One', 'Two'])
  expect(others).toEqual(['One', 'Two', null])
})
