// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ThemeProvider, useTheme } from '#components/theme/ThemeProvider.tsx'

function Probe() {
  const { preference, choose } = useTheme()
  return (
    <button type="button" onClick={() => choose('dark')}>
      {preference}
    </button>
  )
}

const provided = (
  <ThemeProvider>
    <Probe />
  </ThemeProvider>
)

test('useTheme outside its provider says what is missing', () => {
  expect(() => renderToString(<Probe />)).toThrow(/^useTheme must be used within a ThemeProvider$/)
})

test('the document that the build renders knows no preference yet', () => {
  document.documentElement.dataset.theme = 'dark'
  expect(renderToString(provided)).toContain('>system<')
})

describe('in the browser', () => {
  const html = document.documentElement
  let root: Root
  let place: HTMLElement

  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    html.dataset.theme = 'light'
    place = document.body.appendChild(document.createElement('div'))
    root = createRoot(place)
    await act(async () => root.render(provided))
  })

  afterEach(async () => {
    await act(async () => root.unmount())
    place.remove()
    vi.unstubAllGlobals()
  })

  test('the preference is the document’s', () => {
    expect(place.textContent).toBe('light')
  })

  test.each(['dark', 'system'])('it follows the document to %s', async (preference) => {
    await act(async () => {
      html.dataset.theme = preference
      await new Promise((resolve) => setTimeout(resolve, 5))
    })
    expect(place.textContent).toBe(preference)
  })

  test('a value that is no theme counts as the system’s', async () => {
    await act(async () => {
      html.dataset.theme = 'sepia'
      await new Promise((resolve) => setTimeout(resolve, 5))
    })
    expect(place.textContent).toBe('system')
  })

  test('choosing asks the document for the theme and changes nothing by itself', async () => {
    const asked: unknown[] = []
    const hear = (event: Event) => asked.push((event as CustomEvent).detail)
    document.addEventListener('choose-theme', hear)
    await act(async () => place.querySelector('button')?.click())
    document.removeEventListener('choose-theme', hear)
    expect(asked).toEqual(['dark'])
    expect(html.dataset.theme).toBe('light')
    expect(place.textContent).toBe('light')
  })
})
