// @vitest-environment happy-dom

import { scrollToHashes } from '@lintel/kit/behaviors/hashScrolling.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const listeners = new AbortController()
const scrolled = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  const listen = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener, options) =>
    listen(type, listener, { ...(options as AddEventListenerOptions), signal: listeners.signal }),
  )
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrolled)
})

afterEach(() => {
  listeners.abort()
  document.body.innerHTML = ''
  location.hash = ''
  vi.useRealTimers()
  vi.restoreAllMocks()
  scrolled.mockClear()
})

test('an element that never comes is looked for ten times: after 100 ms, then 200 ms times the number of the try', () => {
  location.hash = '#late'
  const looks = new Set<number>()
  const find = document.getElementById.bind(document)
  vi.spyOn(document, 'getElementById').mockImplementation((id) => {
    looks.add(Date.now())
    return find(id)
  })
  scrollToHashes()
  vi.advanceTimersByTime(60_000)
  expect([...looks]).toEqual([0, 100, 300, 700, 1300, 2100, 3100, 4300, 5700, 7300, 9100])

  // One that comes in between is scrolled to, once, also after a change of the hash.
  dispatchEvent(new Event('hashchange'))
  vi.advanceTimersByTime(650)
  document.body.innerHTML = '<p id="late">here</p>'
  vi.advanceTimersByTime(60_000)
  expect(scrolled).toHaveBeenCalledOnce()
})
