import { settingNames } from '../settings.ts'

/** What `npm run serve` reads besides; PORT and HOST resemble what other programs read. */
const settings = [...settingNames, 'TRUSTED_PROXIES', 'STATUS_PORT', 'STATE_DIRECTORY']

/**
 * Finds variables that nobody reads and that look like settings: another case or number, one letter or an ending
 * away.
 * @returns what to log about each
 */
export function misspeltSettings(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    if (settings.includes(name)) return []
    const meant = settings.find((setting) => resembles(name.toUpperCase(), setting))
    return meant ? [`${name} is no setting, and is ignored: did you mean ${meant}?`] : []
  })
}

function resembles(name: string, setting: string): boolean {
  const isCut = name.includes('_') && setting.startsWith(name)
  return isCut || name.startsWith(setting) || singular(name) === singular(setting) || isNear(name, setting)
}

const singular = (name: string) => name.replace(/IES$/, 'Y').replace(/S$/, '')

/** Whether one letter was left out, added or taken for another, or two were swapped. */
function isNear(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const [rest, otherRest] = [one.slice(start), other.slice(start)]
  const swapped = (otherRest[1] ?? '') + (otherRest[0] ?? '') + otherRest.slice(2)
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    rest === swapped
  )
}
