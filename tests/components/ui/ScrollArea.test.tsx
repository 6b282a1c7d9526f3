// @vitest-environment happy-dom

import { ScrollArea } from '@lintel/kit/ui/ScrollArea.tsx'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'

test('its scrollbar shows while it scrolls, and is hidden 600 ms after the last scroll', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  await act(async () => root.render(<ScrollArea>words</ScrollArea>))
  vi.useFakeTimers()
  const area = container.firstElementChild as HTMLElement
  const shows = () => area.dataset.scrolling !== undefined
  const scroll = () => area.dispatchEvent(new Event('scroll', { bubbles: true }))
  expect(shows()).toBe(false)
  scroll()
  vi.advanceTimersByTime(500)
  scroll()
  vi.advanceTimersByTime(599)
  expect(shows()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(shows()).toBe(false)
  vi.useRealTimers()
  await act(async () => root.unmount())
  container.remove()
  vi.unstubAllGlobals()
})
