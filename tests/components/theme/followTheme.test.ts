// @vitest-environment happy-dom

import { inlineScripts } from '@lintel/kit/document/Head.tsx'
import { themePreferences } from '@lintel/kit/theme/followTheme.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const root = document.documentElement
const controls = `<button data-theme-toggle></button>
  ${themePreferences.map((option) => `<button data-theme-option="${option}">${option}</button>`).join('')}`

let system: EventTarget & { matches: boolean }

beforeEach(() => {
  system = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => system)
  localStorage.clear()
  root.className = ''
  root.dataset.themeKey = 'firm.theme'
  document.head.innerHTML = ['light', 'dark']
    .map((scheme) => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})">`)
    .join('')
  document.body.innerHTML = controls
})

const added: [EventTarget, string, EventListener][] = []

afterEach(() => {
  for (const [target, type, listener] of added.splice(0)) target.removeEventListener(type, listener)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Runs the script as it stands in a page, where it sees nothing of the module that it was written in. */
function start(systemIsDark = false) {
  system.matches = systemIsDark
  for (const target of [document, window]) {
    const add = target.addEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
      added.push([target, type, listener as EventListener])
      add(type, listener as EventListener)
    })
  }
  new Function(inlineScripts.start)()
}

const shown = () => ({ theme: root.dataset.theme, dark: root.classList.contains('dark') })
const barColors = () => [...document.head.querySelectorAll('meta')].map(({ content }) => content)
const pressed = () =>
  [...document.querySelectorAll<HTMLElement>('[aria-pressed="true"]')].map(({ textContent }) => textContent)
const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

const leftToTheSystem: [name: string, stored: string | null][] = [
  ['"system"', 'system'],
  ['nothing', null],
  ['an empty text', ''],
  ['garbage', '{"theme":"dark"}'],
  ['a theme in capitals', 'DARK'],
  ['a theme with spaces', ' dark '],
  ['a name of every object', 'constructor'],
]

describe.each([
  ['light', false],
  ['dark', true],
])('on a %s system', (_, systemIsDark) => {
  test.each([
    ['light', false, '#ffffff'],
    ['dark', true, '#000000'],
  ])('stored "%s" decides, for the bars of the browser too', (stored, dark, color) => {
    localStorage.setItem('firm.theme', stored)
    start(systemIsDark)
    expect(shown()).toEqual({ theme: stored, dark })
    expect(barColors()).toEqual([color, color])
  })

  test.each(leftToTheSystem)('with %s in storage the system decides, now and later', (_, stored) => {
    if (stored !== null) localStorage.setItem('firm.theme', stored)
    start(systemIsDark)
    expect(shown()).toEqual({ theme: 'system', dark: systemIsDark })
    system.matches = !systemIsDark
    system.dispatchEvent(new Event('change'))
    expect(shown()).toEqual({ theme: 'system', dark: !systemIsDark })
  })

  test.each([
    ['denied', { getItem: denied, setItem: denied }],
    ['missing', undefined],
  ])('where storage is %s a choice holds for the page', (_, storage) => {
    vi.stubGlobal('localStorage', storage)
    start(systemIsDark)
    expect(shown()).toEqual({ theme: 'system', dark: systemIsDark })
    click('[data-theme-option="dark"]')
    expect(shown()).toEqual({ theme: 'dark', dark: true })
  })
})

function denied() {
  throw new DOMException('denied', 'SecurityError')
}

test('a chosen theme does not follow the system', () => {
  localStorage.setItem('firm.theme', 'light')
  start()
  system.matches = true
  system.dispatchEvent(new Event('change'))
  expect(shown()).toEqual({ theme: 'light', dark: false })
})

test('the toggle goes from system to light, dark and system again, and the choice is kept', () => {
  start()
  for (const theme of ['light', 'dark', 'system', 'light']) {
    click('[data-theme-toggle]')
    expect(shown().theme).toBe(theme)
    expect(localStorage.getItem('firm.theme')).toBe(theme)
  }
})

test('the menu shows the choice from the start, chooses directly, and says what is chosen', () => {
  document.body.innerHTML = ''
  start()
  document.body.innerHTML = controls
  document.dispatchEvent(new Event('DOMContentLoaded'))
  expect(pressed()).toEqual(['system'])
  click('[data-theme-option="dark"]')
  expect(shown()).toEqual({ theme: 'dark', dark: true })
  expect(pressed()).toEqual(['dark'])
})

test.each([
  ['another tab chose', { key: 'firm.theme', newValue: 'dark' }, 'dark'],
  ['another tab emptied its storage', { key: null, newValue: null }, 'system'],
  ['another tab stored something else', { key: 'firm.draft', newValue: 'dark' }, 'light'],
])('%s', (_, change, theme) => {
  localStorage.setItem('firm.theme', 'light')
  start()
  dispatchEvent(new StorageEvent('storage', change))
  expect(shown().theme).toBe(theme)
})

test('a page that names one color for the bars keeps it', () => {
  document.head.innerHTML = '<meta name="theme-color" content="#000000">'
  start()
  expect(barColors()).toEqual(['#000000'])
})

test('other classes of the document stay, and a dark class that no longer holds goes', () => {
  root.className = 'script dark'
  start()
  expect(root.className).toBe('script')
})

test('nothing in the script could end its element early', () => {
  expect(inlineScripts.start).not.toMatch(/<\/script|<!--/i)
})
