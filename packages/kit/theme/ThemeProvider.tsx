import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'

type Theme = 'light' | 'dark'

const ThemeContext = createContext<Theme | null>(null)

/** Provides the document's theme. Only `followTheme.ts` changes it. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <ThemeContext value={useSyncExternalStore(subscribe, readTheme, () => 'light')}>{children}</ThemeContext>
  )
}

/**
 * Returns the current theme.
 * @throws Error outside a `ThemeProvider` (docs/requirements.md, "Theme")
 */
export function useTheme(): Theme {
  const theme = use(ThemeContext)
  if (!theme) throw new Error('useTheme must be used within a ThemeProvider')
  return theme
}

const readTheme = (): Theme => (document.documentElement.classList.contains('dark') ? 'dark' : 'light')

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['class'] })
  return () => observer.disconnect()
}
