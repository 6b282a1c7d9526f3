// @vitest-environment happy-dom

import { ThemeProvider, useTheme } from '@lintel/kit/theme/ThemeProvider.tsx'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

const Probe = () => <p>{useTheme()}</p>

const provided = (
  <ThemeProvider>
    <Probe />
  </ThemeProvider>
)

test('useTheme outside its provider says what is missing', () => {
  expect(() => renderToString(<Probe />)).toThrow(/^useTheme must be used within a ThemeProvider$/)
})

test('the document that the build renders knows no theme yet', () => {
  document.documentElement.className = 'dark'
  expect(renderToString(provided)).toContain('>light<')
})

test('what needs the theme follows the document', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const { classList } = document.documentElement
  const root = createRoot(document.body)
  for (const theme of ['light', 'dark', 'light']) {
    await act(async () => {
      classList.toggle('dark', theme === 'dark')
      root.render(provided)
    })
    await vi.waitFor(() => expect(document.body.textContent).toBe(theme))
  }
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})
