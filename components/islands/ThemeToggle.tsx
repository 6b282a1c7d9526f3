import { InterfaceIcon } from '#components/icons/interface.tsx'
import { themePreferences } from '#components/theme/preferences.ts'
import { ThemeProvider, useTheme } from '#components/theme/ThemeProvider.tsx'
import { themeStore } from '#components/theme/themeStore.ts'
import { themeWords } from '#data/interface.ts'

const icons = { light: 'sun', dark: 'moon', system: 'monitor' } as const

/** The compact control: each click goes on from light to dark to system and back to light. */
export default function ThemeToggle() {
  return (
    <ThemeProvider>
      <Toggle />
    </ThemeProvider>
  )
}

function Toggle() {
  const { choose } = useTheme()
  /** What holds at the click, which may be ahead of what is shown: held clicks follow one another at once. */
  function chooseNext() {
    const next = themePreferences[(themePreferences.indexOf(themeStore.read()) + 1) % themePreferences.length]
    if (next) choose(next)
  }
  return (
    <button
      type="button"
      className="invisible grid size-11 place-items-center rounded-sm hover:bg-surface script:visible"
      onClick={chooseNext}
    >
      {themePreferences.map((option) => (
        <span key={option} data-theme-name={option}>
          <span className="sr-only">{themeWords.current(option)}</span>
          <InterfaceIcon id={icons[option]} className="size-5" />
        </span>
      ))}
    </button>
  )
}
