// @vitest-environment happy-dom

import { showToast } from '@lintel/kit/toasts/Toasts.tsx'
import { act } from 'react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
  document.head.innerHTML = ''
})

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')]

async function show(...texts: string[]) {
  for (const text of texts) {
    await act(async () => {
      const shown = showToast(text)
      document.head.querySelector('link')?.dispatchEvent(new Event('load'))
      await shown
    })
    await pass(50)
  }
}

/** Puts a pointer on a toast, takes it that far to the left within a second, and lifts it. */
async function swipe(toast: HTMLElement, distance: number) {
  toast.setPointerCapture = () => undefined
  const point = (type: string, clientX: number) =>
    act(async () => {
      toast.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY: 0, pointerId: 1 }))
    })
  await point('pointerdown', 200)
  await point('pointermove', 200 - distance / 2)
  await point('pointermove', 200 - distance)
  await pass(1000)
  await point('pointerup', 200 - distance)
}

test('three of four toasts show, 356 px wide, 14 px apart and 32 px from the edge, and each lasts 4000 ms', async () => {
  await show('One', 'Two', 'Three', 'Four')
  const toaster = document.querySelector<HTMLElement>('[data-sonner-toaster]')
  const measures = ['--width', '--gap', '--offset-bottom', '--offset-left']
  expect(measures.map((name) => toaster?.style.getPropertyValue(name))).toEqual([
    '356px',
    '14px',
    '32px',
    '32px',
  ])
  const visible = toasts().filter(({ dataset }) => dataset.visible === 'true')
  expect(visible.map(({ textContent }) => textContent)).toEqual(['Four', 'Three', 'Two'])
  await pass(3700)
  expect(toasts().map(({ dataset }) => dataset.removed)).toContain('false')
  await pass(300)
  expect(toasts().map(({ dataset }) => dataset.removed)).not.toContain('false')
  await pass(250)
  expect(toasts()).toEqual([])
})

test('a toast that goes is gone 200 ms later', async () => {
  await show('One')
  await pass(3900)
  const [toast] = toasts()
  expect(toast?.dataset.removed).toBe('false')
  for (let waited = 0; toast?.dataset.removed === 'false' && waited < 500; waited += 5) await pass(5)
  await pass(190)
  expect(toasts()).toHaveLength(1)
  await pass(15)
  expect(toasts()).toEqual([])
})

test('Alt+T leads the focus to the toasts', async () => {
  await show('One')
  const press = (init: KeyboardEventInit) =>
    act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init })))
  await press({ code: 'KeyT' })
  expect(document.activeElement).toBe(document.body)
  await press({ code: 'KeyT', altKey: true })
  expect((document.activeElement as HTMLElement).dataset.sonnerToaster).toBe('true')
  await press({ code: 'Escape' })
  await act(async () => (document.activeElement as HTMLElement).blur())
  await pass(10_000)
  expect(toasts()).toEqual([])
})

test.each([
  [19, 'stays'],
  [20, 'goes'],
])('a toast that is swiped by %i px %s', async (distance, outcome) => {
  await show('One')
  const [toast] = toasts()
  if (!toast) throw new Error('There is no toast.')
  await swipe(toast, distance)
  await pass(250)
  expect(toasts()).toHaveLength(outcome === 'stays' ? 1 : 0)
  await pass(10_000)
  expect(toasts()).toEqual([])
})
