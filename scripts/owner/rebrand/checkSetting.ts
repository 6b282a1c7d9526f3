import { checkField } from '#data/rules/contact.ts'
import { fixForRegion } from '#scripts/owner/holidays/calendarOf.ts'
import type { Literal } from '#scripts/source/settings.ts'
import { internationalPhone, whatsappNumber } from './phone.ts'

/** The value of another setting, as far as it is known when this one is looked at. */
export type Others = (setting: string) => Literal | undefined

/** Settings that may be left out; pages then leave out what they would show there. */
export const isOptional = (setting: string) =>
  /^(edgeOrigin|phone|whatsapp|social\.|legal\.(?!effective)|thirdParties\.)/.test(setting)

/** Settings that are hours, of a day or of waiting. */
export const isNumber = (setting: string) => /^responseTime\.(from|within|opens|closes)$/.test(setting)

type Rule = [setting: RegExp, accepts: (value: string, others: Others) => boolean, fix: string]

const rules: Rule[] = [
  [/./, isOneLine, 'write one line of text, without a space before or after it'],
  [/./, (text) => !/\{\{|\}\}/.test(text), 'leave out {{ and }}, between which texts have tokens'],
  [/./, keepsDirection, 'leave out the characters that turn the direction of what follows, U+202A to U+2069'],
  [
    /^(edgeOrigin|origin)$/,
    (text) => /^https:\/\/[^/\s]+$/.test(text) && URL.canParse(text),
    'write https://www.your-firm.com, without a slash at the end',
  ],
  // It is the title of the home page.
  [
    /^tagline$/,
    (text) => text.length <= 60,
    'write at most 60 characters, which a line of search results shows',
  ],
  [/^email\./, (text) => !checkField('email', text), 'write one email address'],
  [
    /^phone$/,
    (text, others) => internationalPhone(text, region(others)) !== undefined,
    'write a number that can be called, such as +1 212 736 5000',
  ],
  [
    /^whatsapp$/,
    (text, others) => whatsappNumber(text, region(others)) !== undefined,
    'write a number that can be called, with its country code, such as +1 212 736 5000',
  ],
  [/^social\./, (text) => /^https:\/\/\S+$/.test(text), 'write the whole address of the profile: https://…'],
  [/^accent$/, (text) => /^#[0-9a-f]{6}$/i.test(text), 'write six digits, such as #06b6d4'],
  [/^legal\.effective$/, isDay, 'write the day as year-month-day'],
  [
    /^legal\.vatId$/,
    (text) => /^[A-Z]{2}[ 0-9A-Z+*.]{2,16}$/.test(text),
    'write it with the letters of its country, such as DE123456789',
  ],
  [/^analytics$/, (text) => ['own', 'none'].includes(text), 'write own or none'],
  [/^language$/, isLanguage, 'write a language tag such as en-US'],
  [/^storagePrefix$/, (text) => /^[a-z0-9-]+$/.test(text), 'write small letters, digits and hyphens'],
  [/^responseTime\.timeZone$/, isTimeZone, 'write a zone such as Europe/Vienna'],
  [/^responseTime\.from$/, isWholeIn(1, 200), 'write business hours as a whole number, from 1 to 200'],
  [/^responseTime\.within$/, isWholeIn(1, 200), 'write business hours as a whole number, from 1 to 200'],
  [/^responseTime\.within$/, isAtLeast('responseTime.from', 0), 'write no less than the hours at best'],
  [/^responseTime\.opens$/, isWholeIn(0, 23), 'write a whole hour of the day, from 0 to 23'],
  [/^responseTime\.closes$/, isWholeIn(1, 24), 'write a whole hour of the day, from 1 to 24'],
  [/^responseTime\.closes$/, isAtLeast('responseTime.opens', 1), 'write an hour after the office opens'],
]

/**
 * How to fix the value of a setting, or nothing where it can be used.
 * @param others settings that this one must agree with
 */
export function fixFor(setting: string, value: Literal, others: Others): string | undefined {
  if (value === null || value === '')
    return isOptional(setting) ? undefined : 'give a value: this setting is required'
  if (setting === 'region') return fixForRegion(String(value))
  const isRefused = ([pattern, accepts]: Rule) => pattern.test(setting) && !accepts(String(value), others)
  return rules.find(isRefused)?.[2]
}

function region(others: Others): string {
  return String(others('region') ?? '')
}

function isOneLine(text: string): boolean {
  return text.trim() === text && text.isWellFormed() && !/[\p{Cc}\u2028\u2029]/u.test(text)
}

/** Letters have a direction by themselves; these characters would turn the words beside a name too. */
function keepsDirection(text: string): boolean {
  return !/[\u202a-\u202e\u2066-\u2069]/.test(text)
}

function isWholeIn(least: number, most: number) {
  return (text: string) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most
}

function isAtLeast(other: string, more: number) {
  return (text: string, others: Others) => {
    const least = others(other)
    return least === undefined || Number(text) >= Number(least) + more
  }
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
