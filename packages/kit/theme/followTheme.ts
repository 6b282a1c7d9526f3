/** The theme preferences, in the order of the compact toggle (docs/requirements.md, "Theme"). */
export const themePreferences = ['light', 'dark', 'system'] as const

/**
 * Controls the theme (docs/requirements.md, "Theme"). The preference is stored in local storage under the key
 * that the document names. `data-theme` on `<html>` holds the preference, and the class `dark` the result. It
 * follows the page's controls, the operating system and other tabs.
 * The function is stringified into every page's head, so that it runs before the first paint without waiting
 * for other code. It must not refer to anything outside itself.
 * @param preferences `themePreferences`
 */
export function followTheme(preferences: readonly string[]) {
  const root = document.documentElement
  const key = root.dataset.themeKey ?? ''
  const system = matchMedia('(prefers-color-scheme: dark)')

  function show(value: string | null | undefined) {
    const preference = value && preferences.includes(value) ? value : 'system'
    const isDark = preference === 'dark' || (preference === 'system' && system.matches)
    root.dataset.theme = preference
    root.classList.toggle('dark', isDark)
    // Colors the browser's interface. A page that is dark in both themes has one color for all media.
    for (const bar of document.querySelectorAll('meta[name="theme-color"][media]'))
      bar.setAttribute('content', isDark ? '#000000' : '#ffffff')
    for (const option of document.querySelectorAll<HTMLElement>('[data-theme-option]'))
      option.setAttribute('aria-pressed', String(option.dataset.themeOption === preference))
  }

  const showAgain = () => show(root.dataset.theme)
  try {
    show(localStorage.getItem(key))
  } catch {
    // Storage is blocked, so the system's theme applies.
    show(null)
  }
  document.addEventListener('DOMContentLoaded', showAgain)
  system.addEventListener('change', showAgain)
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) show(event.newValue)
  })
  document.addEventListener('click', ({ target }) => {
    const control = (target as Element).closest?.<HTMLElement>('[data-theme-option], [data-theme-toggle]')
    if (!control) return
    const next = (preferences.indexOf(root.dataset.theme ?? '') + 1) % preferences.length
    show(control.dataset.themeOption ?? preferences[next])
    try {
      localStorage.setItem(key, root.dataset.theme ?? '')
    } catch {
      // Storage is blocked or full, so the choice applies to this page only.
    }
  })
}
