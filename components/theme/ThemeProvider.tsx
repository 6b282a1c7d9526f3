import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { ThemePreference } from './preferences.ts'
import { themeStore } from './themeStore.ts'

interface Theme {
  preference: ThemePreference
  choose: (preference: ThemePreference) => void
}

const ThemeContext = createContext<Theme | null>(null)

/** Gives the islands below it the visitor's theme; each island that needs the theme wraps itself. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const preference = useSyncExternalStore(themeStore.subscribe, themeStore.read, () => 'system' as const)
  return <ThemeContext value={{ preference, choose: themeStore.choose }}>{children}</ThemeContext>
}

/** @throws Error outside a `ThemeProvider` (specification section 4). */
export function useTheme(): Theme {
  const theme = use(ThemeContext)
  if (!theme) throw new Error('useTheme must be used within a ThemeProvider')
  return theme
}
