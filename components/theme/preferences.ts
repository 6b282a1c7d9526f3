/** The visitor's choice of theme (specification section 4); `system` follows the operating system. */
export type ThemePreference = 'light' | 'dark' | 'system'

/** In the order of the compact toggle: light, dark, system, and light again. */
export const themePreferences: readonly ThemePreference[] = ['light', 'dark', 'system']
