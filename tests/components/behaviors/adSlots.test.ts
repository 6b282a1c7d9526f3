// @vitest-environment happy-dom

import { fillAdSlots } from '@lintel/kit/behaviors/adSlots.ts'
import { afterEach, expect, test, vi } from 'vitest'

const requests = () => (window as Window & { adsbygoogle?: object[] }).adsbygoogle

afterEach(() => {
  document.body.innerHTML = ''
  Reflect.deleteProperty(window, 'adsbygoogle')
  vi.useRealTimers()
})

test('an advertisement is asked for once, 100 ms after the page starts', () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<ins data-ad-slot></ins>'
  fillAdSlots()
  vi.advanceTimersByTime(99)
  expect(requests()).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(requests()).toEqual([{}])
  vi.advanceTimersByTime(10_000)
  expect(requests()).toEqual([{}])
})

test('a page without a slot asks for none', () => {
  vi.useFakeTimers()
  fillAdSlots()
  vi.advanceTimersByTime(10_000)
  expect(requests()).toBeUndefined()
})

test('an advertisement that fails is no error', () => {
  vi.useFakeTimers()
  const fails = () => {
    throw new Error('No slot is free.')
  }
  Object.assign(window, { adsbygoogle: Object.assign([], { push: fails }) })
  document.body.innerHTML = '<ins data-ad-slot></ins>'
  fillAdSlots()
  expect(() => vi.advanceTimersByTime(100)).not.toThrow()
})
