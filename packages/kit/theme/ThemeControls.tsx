import { themeStrings } from '@lintel/engine/content/strings.ts'
import { fillIn } from '@lintel/rules/fillIn.ts'
import { InterfaceIcon } from '../icons/interface.tsx'
import { themePreferences } from './followTheme.ts'

const icons = { light: 'sun', dark: 'moon', system: 'monitor' } as const

interface ThemeControlProps {
  /** True on a page that is dark in both themes; the controls then say that they affect other pages. */
  isAlwaysDark: boolean
}

const noteId = 'always-dark'

/** The menu control: each theme is an option. Both controls need `followTheme.ts`, or stay hidden. */
export function ThemeMenu({ isAlwaysDark }: ThemeControlProps) {
  return (
    <fieldset
      data-theme-control
      aria-describedby={isAlwaysDark ? noteId : undefined}
      className="flex flex-wrap items-center rounded-sm border border-line p-1"
    >
      <legend className="sr-only">{themeStrings.legend}</legend>
      {isAlwaysDark && (
        <p id={noteId} className="px-3 text-muted">
          {themeStrings.alwaysDark}
        </p>
      )}
      {themePreferences.map((option) => (
        <button
          key={option}
          type="button"
          data-theme-option={option}
          className="min-h-8 rounded-sm px-3 text-muted hover:text-accent-text pointer-coarse:min-h-11"
        >
          {themeStrings[option]}
        </button>
      ))}
    </fieldset>
  )
}

/** The compact control: each click cycles from light to dark to system. */
export function ThemeToggle({ isAlwaysDark }: ThemeControlProps) {
  return (
    <button
      type="button"
      data-theme-control
      data-theme-toggle
      title={isAlwaysDark ? themeStrings.alwaysDark : undefined}
      className="grid size-11 place-items-center rounded-sm hover:bg-surface"
    >
      {themePreferences.map((option) => (
        <span key={option} data-theme-name={option}>
          <span className="sr-only">{fillIn(themeStrings.current, { theme: option })}</span>
          <InterfaceIcon id={icons[option]} className="size-5" />
        </span>
      ))}
    </button>
  )
}
