/** The visitor's choice of theme, in the order of the compact toggle (docs/requirements.md, "Theme"). */
export const themePreferences = ['light', 'dark', 'system'] as const

/**
 * Owns the theme (docs/requirements.md, "Theme"): the preference is kept in local storage under the key that the document
 * names, `data-theme` on `<html>` holds it, and the class `dark` the result. It follows the controls of the page, the
 * operating system and other tabs.
 * Stringified into every page's head, so that it runs before the first paint and waits for no other code: it may refer
 * to nothing outside itself.
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
    // The browser's own bars. A page that is dark in either theme names one color, for all media.
    for (const bar of document.querySelectorAll('meta[name="theme-color"][media]'))
      bar.setAttribute('content', isDark ? '#000000' : '#ffffff')
    for (const option of document.querySelectorAll<HTMLElement>('[data-theme-option]'))
      option.setAttribute('aria-pressed', String(option.dataset.themeOption === preference))
  }

  const showAgain = () => show(root.dataset.theme)
  try {
    show(localStorage.getItem(key))
  } catch {
    // Denied: the system's theme is the answer.
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
      // Denied or full: the choice holds for this page, where the visitor sees it.
    }
  })
}
