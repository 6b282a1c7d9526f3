// @vitest-environment happy-dom

import { loadLazySections, revealOnScroll } from '@lintel/kit/behaviors/appearing.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const observed: { options: IntersectionObserverInit | undefined; target: Element }[] = []

beforeEach(() => {
  observed.length = 0
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      options: IntersectionObserverInit | undefined
      constructor(_react: unknown, options?: IntersectionObserverInit) {
        this.options = options
      }
      observe(target: Element) {
        observed.push({ options: this.options, target })
      }
    },
  )
})

afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

test('a lazy section is loaded within 100 px of the window, from a share of 0.01', () => {
  document.body.innerHTML = '<ul data-lazy></ul>'
  loadLazySections()
  expect(observed).toEqual([
    { options: { rootMargin: '100px', threshold: 0.01 }, target: document.body.firstElementChild },
  ])
})

test('each element appears from its own share on, after its own delay', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  document.body.innerHTML =
    '<p data-reveal="0.3" data-reveal-delay="200"></p><p data-reveal="0.4"></p><p data-reveal="0.2"></p>'
  revealOnScroll()
  expect(observed.map(({ options }) => options?.threshold)).toEqual([0.3, 0.4, 0.2])
  const delays = [...document.querySelectorAll('p')].map(({ style }) => style.transitionDelay)
  expect(delays).toEqual(['200ms', '0ms', '0ms'])
})
