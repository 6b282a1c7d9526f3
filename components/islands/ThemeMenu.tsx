import { themePreferences } from '#components/theme/preferences.ts'
import { ThemeProvider, useTheme } from '#components/theme/ThemeProvider.tsx'
import { themeWords } from '#data/interface.ts'

const labels = { light: 'Light', dark: 'Dark', system: 'System' } as const

/** The menu variant: each theme is chosen directly. */
export default function ThemeMenu() {
  return (
    <ThemeProvider>
      <Menu />
    </ThemeProvider>
  )
}

function Menu() {
  const { preference, choose } = useTheme()
  return (
    <fieldset className="invisible flex flex-wrap items-center rounded-full border border-line p-1 script:visible">
      <legend className="sr-only">{themeWords.legend}</legend>
      {themePreferences.map((option) => (
        <button
          key={option}
          type="button"
          data-theme-option={option}
          aria-pressed={preference === option}
          className="min-h-8 rounded-full px-3 text-muted hover:text-accent-text pointer-coarse:min-h-11"
          onClick={() => choose(option)}
        >
          {labels[option]}
        </button>
      ))}
    </fieldset>
  )
}
