import { type ThemePreference, themePreferences } from './preferences.ts'

/**
 * The visitor's theme, shared by all islands of a page and by all tabs (specification section 4).
 * The document's `data-theme` holds the preference and its class `dark` the result; `renderer/beforePaint.ts` sets
 * both before the first paint, and this keeps them true.
 */
const listeners = new Set<() => void>()

export const themeStore = {
  read(): ThemePreference {
    const preference = document.documentElement.dataset.theme as ThemePreference
    return themePreferences.includes(preference) ? preference : 'system'
  },

  /** Shows and stores the preference. Where storage is denied it holds for this page. */
  choose(preference: ThemePreference) {
    show(preference)
    try {
      localStorage.setItem(storageKey(), preference)
    } catch {
      // Denied or full: the choice is shown all the same, which is what the visitor asked for.
    }
  },

  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Follows the operating system and the choices made in other tabs; called once, when the page starts. */
export function watchTheme() {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => show(themeStore.read()))
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== storageKey() && key !== null) return
    const known = themePreferences.find((preference) => preference === newValue)
    show(known ?? 'system')
  })
}

function show(preference: ThemePreference) {
  const root = document.documentElement
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches
  root.dataset.theme = preference
  root.classList.toggle('dark', preference === 'dark' || (preference === 'system' && systemIsDark))
  showThemeColor()
  for (const listener of listeners) listener()
}

function storageKey(): string {
  return document.documentElement.dataset.themeKey ?? ''
}

/** The browser's own bars take the page's background. */
function showThemeColor() {
  const color = getComputedStyle(document.documentElement).backgroundColor
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', color)
}
