import { type ThemePreference, themePreferences } from './preferences.ts'

/**
 * The visitor's theme as islands see it. The document is its only place (see `behaviors/theme.ts`, which every page
 * runs), so all islands agree, whoever changed it.
 */
export const themeStore = {
  read(): ThemePreference {
    const preference = document.documentElement.dataset.theme as ThemePreference
    return themePreferences.includes(preference) ? preference : 'system'
  },

  choose(preference: ThemePreference) {
    document.dispatchEvent(new CustomEvent('choose-theme', { detail: preference }))
  },

  subscribe(listener: () => void) {
    const observer = new MutationObserver(listener)
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  },
}
