import { isoDay } from '@lintel/rules/time.ts'

/** Words as YAML may hold them: alone, in a list, or as what a record is called. */
export function wordsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsOf)
  if (value instanceof Date) return [isoDay(value)]
  if (value !== null && typeof value === 'object') {
    const record = value as Record<string, unknown>
    return wordsOf(called.map((name) => record[name]).find((each) => typeof each === 'string'))
  }
  return value === undefined || value === null || value === '' ? [] : [String(value)]
}

const called = ['name', 'label', 'title', 'slug']

/** A text, also one alone in a list, is a list with commas and, of Jekyll's fields for several, with spaces. */
export function tagsOf(field: string, value: unknown, isJekyll: boolean): string[] {
  if (Array.isArray(value) && typeof value[0] === 'string' && value.length === 1)
    return tagsOf(field, value[0], false)
  if (typeof value !== 'string') return wordsOf(value)
  const parts = value.includes(',') || !isJekyll || !/s$/.test(field) ? value.split(',') : value.split(/\s+/)
  return parts.map((each) => each.trim()).filter(Boolean)
}

/** What a field for tags holds besides words, as the report names it. */
export const namelessTags = (value: unknown): string[] =>
  [value ?? []]
    .flat()
    .filter((each) => typeof each === 'object' && each !== null && wordsOf(each).length === 0)
    .map((each) => `the tag ${JSON.stringify(each)}, which has no name`)
