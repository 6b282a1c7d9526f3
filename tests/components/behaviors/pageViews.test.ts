// @vitest-environment happy-dom

import { countViews } from '@lintel/kit/behaviors/pageViews.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const sendBeacon = vi.fn((_address: string, _body: Blob) => true)
const { dataset } = document.documentElement
let listeners = new AbortController()

beforeEach(() => {
  sessionStorage.clear()
  dataset.route = '/blog/@slug'
  dataset.path = '/blog/a-post'
  vi.stubGlobal('navigator', { sendBeacon })
  // Each test starts the behavior again, so what the one before listens to must end with it.
  listeners = new AbortController()
  const { signal } = listeners
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) =>
      listen(type, listener, { ...(options as AddEventListenerOptions), signal }),
    )
  }
})

afterEach(() => {
  listeners.abort()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sendBeacon.mockClear()
  Reflect.deleteProperty(document, 'prerendering')
})

test('the beginning of a visit is kept once, without what tells visitors apart', () => {
  beIn('New York')
  const begin = (search: string, referrer: string) => {
    vi.stubGlobal('location', { search })
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
    countViews()
  }
  begin('?gclid=one&utm_source=letter&utm_term=a%20b', 'https://news.example/2026/4711?reader=1')
  begin('?utm_source=other', 'https://other.example/')
  expect({ ...sessionStorage }).toEqual({
    'lintel.visit': '/blog/a-post news.example utm_source=letter,utm_term=a%20b',
  })
})

test.each(['the Azores', 'London', 'Berlin', 'Samara'] as const)(
  'in %s no beginning of a visit is kept',
  (place) => {
    beIn(place)
    vi.stubGlobal('location', { search: '?utm_source=letter' })
    countViews()
    expect(sendBeacon).toHaveBeenCalledOnce()
    expect(sessionStorage).toHaveLength(0)
  },
)

test('a view is told once, with route and path and nothing else', async () => {
  countViews()
  expect(sendBeacon).toHaveBeenCalledOnce()
  const [address, body] = sendBeacon.mock.calls[0] ?? []
  expect(address).toBe('/api/views')
  expect(body?.type).toBe('application/json')
  expect(await body?.text()).toBe('{"route":"/blog/@slug","path":"/blog/a-post"}')
})

test.each([
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['Do Not Track', { doNotTrack: '1' }],
])('with %s nothing is told or kept, on load or on return', (_, signal) => {
  vi.stubGlobal('navigator', { sendBeacon, ...signal })
  countViews()
  returnFromHistory(true)
  expect(sendBeacon).not.toHaveBeenCalled()
  expect(sessionStorage).toHaveLength(0)
})

test('signals that say no more than nothing do not hold a view back', () => {
  vi.stubGlobal('navigator', { sendBeacon, globalPrivacyControl: false, doNotTrack: 'unspecified' })
  countViews()
  expect(sendBeacon).toHaveBeenCalledOnce()
})

test('a document without a route tells nothing', () => {
  delete dataset.route
  countViews()
  returnFromHistory(true)
  expect(sendBeacon).not.toHaveBeenCalled()
})

test('a page that was rendered ahead is told when it is shown, once', () => {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true })
  countViews()
  expect(sendBeacon).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('prerenderingchange'))
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(sendBeacon).toHaveBeenCalledOnce()
})

test('a return from the history is another view, the first show is not', () => {
  countViews()
  returnFromHistory(false)
  expect(sendBeacon).toHaveBeenCalledTimes(1)
  returnFromHistory(true)
  expect(sendBeacon).toHaveBeenCalledTimes(2)
})

/** Sets the minutes by which UTC is ahead of a place's winter time, and names the site's key. */
function beIn(place: keyof typeof offsets) {
  dataset.themeKey = 'lintel.theme'
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offsets[place])
}

const offsets = { 'New York': 300, 'the Azores': 60, London: 0, Berlin: -60, Samara: -240 }

function returnFromHistory(persisted: boolean) {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
}
