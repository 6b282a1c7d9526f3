import { MarkSheet } from '#components/drawings/marks/MarkSheet.tsx'
import { themeMarks } from '#components/drawings/marks/themes.tsx'
import { themePreferences } from '#components/theme/preferences.ts'
import { ThemeProvider, useTheme } from '#components/theme/ThemeProvider.tsx'

/** The compact control: each click goes on from light to dark to system and back to light. */
export default function ThemeToggle() {
  return (
    <ThemeProvider>
      <Toggle />
    </ThemeProvider>
  )
}

function Toggle() {
  const { preference, choose } = useTheme()
  const next = themePreferences[(themePreferences.indexOf(preference) + 1) % themePreferences.length]
  return (
    <button
      type="button"
      className="invisible grid size-11 place-items-center rounded-sm hover:bg-surface script:visible"
      onClick={() => next && choose(next)}
    >
      <span className="sr-only">
        Theme: <span data-theme-name="light">light</span>
        <span data-theme-name="dark">dark</span>
        <span data-theme-name="system">system</span>. Switch theme
      </span>
      <span data-theme-name="light">
        <MarkSheet className="size-5">{themeMarks.sun}</MarkSheet>
      </span>
      <span data-theme-name="dark">
        <MarkSheet className="size-5">{themeMarks.moon}</MarkSheet>
      </span>
      <span data-theme-name="system">
        <MarkSheet className="size-5">{themeMarks.monitor}</MarkSheet>
      </span>
    </button>
  )
}
