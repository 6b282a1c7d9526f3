import { checkField } from '#data/rules/contact.ts'
import type { Literal } from '#scripts/source/settings.ts'

/** Settings that may be left out; pages then leave out what they would show there. */
export const isOptional = (setting: string) =>
  /^(edgeOrigin|phone|whatsapp|social\.|legal\.(?!effective)|thirdParties\.)/.test(setting)

/** Settings that are hours, of a day or of waiting. */
export const isNumber = (setting: string) => /^responseTime\.(from|within|opens|closes)$/.test(setting)

const rules: [setting: RegExp, accepts: (text: string) => boolean, cure: string][] = [
  [
    /^(edgeOrigin|origin)$/,
    (text) => /^https:\/\/[^/\s]+$/.test(text) && URL.canParse(text),
    'write https://www.your-firm.com, without a slash at the end',
  ],
  [/^email\./, (text) => !checkField('email', text), 'write one email address'],
  [/^whatsapp$/, (text) => /^\d{7,15}$/.test(text), 'write digits only, with the country code: 15550100199'],
  [/^phone$/, (text) => /^\+?[\d ().-]{5,24}$/.test(text), 'write a number such as +1 555 0100 199'],
  [/^social\./, (text) => /^https:\/\/\S+$/.test(text), 'write the whole address of the profile: https://…'],
  [/^accent$/, (text) => /^#[0-9a-f]{6}$/i.test(text), 'write six digits, such as #06b6d4'],
  [/^legal\.effective$/, isDay, 'write the day as year-month-day'],
  [/^analytics$/, (text) => ['own', 'none'].includes(text), 'write own or none'],
  [/^language$/, isLanguage, 'write a language tag such as en-US'],
  [/^responseTime\.timeZone$/, isTimeZone, 'write a zone such as Europe/Vienna'],
]

/** What is wrong with the value of a setting, as a cure, or nothing. */
export function fault(setting: string, value: Literal): string | undefined {
  if (value === null || value === '') return isOptional(setting) ? undefined : 'this one is needed'
  if (isNumber(setting)) {
    return typeof value === 'number' && value >= 0 && value <= 24 ? undefined : 'write hours as a number'
  }
  const rule = rules.find(([pattern]) => pattern.test(setting))
  return !rule || rule[1](String(value)) ? undefined : rule[2]
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
}

function isLanguage(text: string): boolean {
  return isAccepted(() => new Intl.Locale(text))
}

function isTimeZone(text: string): boolean {
  return isAccepted(() => new Intl.DateTimeFormat('en', { timeZone: text }))
}

function isAccepted(attempt: () => unknown): boolean {
  try {
    attempt()
    return true
  } catch {
    return false
  }
}
