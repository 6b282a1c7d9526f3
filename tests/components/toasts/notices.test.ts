import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notices } from '#components/toasts/notices.ts'

const removalDelay = 1_000_000

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  notices.dismiss()
  vi.useRealTimers()
})

test('at first there is none', () => {
  expect(notices.read()).toBeNull()
})

test('a notice stays until it is dismissed', () => {
  notices.show('You are offline')
  expect(notices.read()).toBe('You are offline')
  notices.dismiss()
  expect(notices.read()).toBeNull()
})

test('a new notice takes the place of the one before', () => {
  notices.show('One')
  notices.show('Two')
  expect(notices.read()).toBe('Two')
  notices.dismiss()
  expect(notices.read()).toBeNull()
})

test('it goes by itself after 1,000,000 ms, and not sooner', () => {
  notices.show('One')
  vi.advanceTimersByTime(removalDelay - 1)
  expect(notices.read()).toBe('One')
  vi.advanceTimersByTime(1)
  expect(notices.read()).toBeNull()
})

test('the time of a notice starts with it, whatever stood there before', () => {
  notices.show('One')
  vi.advanceTimersByTime(removalDelay - 1)
  notices.show('Two')
  vi.advanceTimersByTime(removalDelay - 1)
  expect(notices.read()).toBe('Two')
  vi.advanceTimersByTime(1)
  expect(notices.read()).toBeNull()
})

test('a dismissed notice leaves no timer behind', () => {
  notices.show('One')
  notices.dismiss()
  expect(vi.getTimerCount()).toBe(0)
})

test('listeners hear of every change, with the new notice in place, until they leave', () => {
  const heard: (string | null)[] = []
  const others: (string | null)[] = []
  const leave = notices.subscribe(() => heard.push(notices.read()))
  const leaveToo = notices.subscribe(() => others.push(notices.read()))
  notices.show('One')
  notices.show('Two')
  leave()
  notices.dismiss()
  leaveToo()
  expect(heard).toEqual(['One', 'Two'])
  expect(others).toEqual(['One', 'Two', null])
})
