import type { FieldDiagnostic } from '@lintel/rules/diagnostic.ts'
import { momentIn, whyNoMoment } from '@lintel/rules/moment.ts'
import { maxNameLength, slugOf } from '@lintel/rules/slugOf.ts'
import { withoutForbidden } from '@lintel/rules/text.ts'
import { site } from '@site/data/site.ts'
import matter from 'gray-matter'
import * as v from 'valibot'
import { day } from '../schemas/fields.ts'
import { isPictureName } from './pictures.ts'

/**
 * Front matter is data, so gray-matter's engines that would run it, or parse anything but YAML, are refused.
 */
const refuse = () => {
  throw new Error('Front matter must be YAML.')
}

const refused = ['javascript', 'js', 'coffee', 'cson', 'json', 'json5', 'toml']
const engines = Object.fromEntries(
  refused.map((language) => [language, { parse: refuse, stringify: refuse }]),
)

interface Matter {
  data: Record<string, unknown>
  content: string
}

/**
 * Splits a Markdown file into front matter and text. Passing options turns off gray-matter's cache, which
 * grows without limit.
 */
export function readFrontMatter(source: string): Matter {
  const { data, content } = matter(withoutForbidden(source), { engines })
  return { data, content }
}

/** YAML escapes can produce characters that no file can contain, such as "\\ud800". */
const plainText = v.pipe(v.string(), v.transform(withoutForbidden), v.trim())
const text = v.pipe(plainText, v.minLength(1))
const tag = v.pipe(
  text,
  v.check((value) => slugOf(value) !== '' && slugOf(value).length <= maxNameLength),
)

/** A day, or a timestamp of YAML (YAML 1.1, timestamp type), whose time and distance from UTC may be left out. */
const timestamp =
  /^(\d{4}-\d\d-\d\d)(?:[Tt]|[ \t]+)(\d{1,2}:\d\d)(?::\d\d(?:\.\d*)?)?[ \t]*(?:([Zz])|([+-]\d\d?)(?::?(\d\d))?)?$/
const date = v.pipe(
  v.string(),
  v.transform((value) => timestamp.exec(value)?.[1] ?? value),
  day,
)

/** Returns the time that a timestamp names, as the field "time" has it: where it names no zone, by the clock of the office. */
export function timeIn(written: unknown): string | undefined {
  const [, onDay, time, utc, hours, minutes = '00'] = timestamp.exec(String(written)) ?? []
  if (!onDay || !time) return undefined
  const local = `${onDay}T${time.padStart(5, '0')}`
  const zone = hours && `${hours[0]}${hours.slice(1).padStart(2, '0')}:${minutes}`
  const moment = utc || zone ? `${local}${utc ? 'Z' : zone}` : momentIn(site.responseTime.timeZone, local)
  return moment.slice(onDay.length + 1)
}

const frontMatterSchema = v.object({
  title: text,
  date,
  /** The time of that day from which on visitors see it: "09:00-05:00". */
  time: v.nullish(plainText),
  until: v.nullish(plainText),
  updated: v.nullish(date),
  description: v.nullish(plainText, ''),
  author: v.nullish(text, site.team),
  tags: v.nullish(v.pipe(v.array(tag), v.transform(withoutRepeats)), []),
  heroImage: v.nullish(v.pipe(plainText, v.check(isImageAddress))),
  draft: v.nullish(v.boolean(), false),
})

export type FrontMatter = v.InferOutput<typeof frontMatterSchema>

type Field = keyof typeof frontMatterSchema.entries

const mistakes: Record<Field, string> = {
  title: 'is not text',
  date: 'is not a day of the calendar',
  time: 'is not a time of that day',
  until: 'is not a day with a time, or does not come after the beginning',
  updated: 'is not a day of the calendar, or lies before the date',
  description: 'is not text',
  author: 'is not a name',
  tags: 'is not a list of words',
  heroImage: 'is not the name of a picture',
  draft: 'is neither true nor false',
}

const fixes: Record<Field, string> = {
  title: 'write the title as text, in quotes if it has a colon: title: "Queues: when to use one"',
  date: 'write the day as year-month-day: date: 2025-01-20',
  time: 'write the time and its distance from UTC, in quotes: time: "09:00-05:00"',
  until: 'choose an end that comes after the beginning',
  updated:
    'write the day of the last change that matters to readers, not before the date: updated: 2025-02-03',
  description:
    'write one or two sentences as text, in quotes if they have a colon: description: "What to test."',
  author:
    'write the name of a file in content/people/, or a name as text, or leave the field out for the team: author: lead-architect',
  tags: `write a list of words with Latin letters or digits, at most ${maxNameLength} in each: tags: [ai, strategy]`,
  heroImage: 'write the name of a file in content/blog/images/: heroImage: images/queue.png',
  draft: 'write true or false: draft: true',
}

/**
 * Validates the front matter of a post.
 * @param fields as parsed, with dates as their author wrote them
 */
export function checkFrontMatter(
  fields: object,
): { frontMatter: FrontMatter } | { errors: FieldDiagnostic[] } {
  const result = v.safeParse(frontMatterSchema, fields)
  if (result.success) {
    const { date, until, updated } = result.output
    const time = result.output.time || ('date' in fields ? timeIn(fields.date) : undefined)
    if (updated && updated < date) return { errors: [diagnose('updated', updated)] }
    const ends = { time: time && `${date}T${time}`, until }
    for (const field of ['time', 'until'] as const) {
      const why = ends[field] && whyNoMoment(site.responseTime.timeZone, ends[field])
      if (why) return { errors: [{ ...diagnose(field, ends[field]), fix: why }] }
    }
    if (until && Date.parse(until) <= Date.parse(ends.time || date))
      return { errors: [diagnose('until', until)] }
    return { frontMatter: { ...result.output, time } }
  }
  const broken = new Map(result.issues.map(({ path }) => [path?.[0]?.key as Field, path?.[0]?.value]))
  return { errors: [...broken].map(([field, value]) => diagnose(field, value)) }
}

function diagnose(field: Field, value: unknown): FieldDiagnostic {
  const isEmpty = value === undefined || value === null || (typeof value === 'string' && !value.trim())
  const mistake = isEmpty ? 'is missing' : mistakes[field]
  return { field, message: `${field} ${mistake}`, fix: fixes[field] }
}

/** Finds unknown fields, which are usually typos that would otherwise go unnoticed, such as "drfat". */
export function unknownFields(fields: object): FieldDiagnostic[] {
  const fieldNames = Object.keys(frontMatterSchema.entries)
  return Object.keys(fields)
    .filter((field) => !fieldNames.includes(field))
    .map((field) => ({
      field,
      message: `no post has a field "${field}"`,
      fix: `remove it or write one of: ${fieldNames.join(', ')}`,
    }))
}

/** Finds fields with unprintable characters, which are removed from the text. */
export function unprintableFields(fields: object): FieldDiagnostic[] {
  const isUnprintable = (value: unknown) => typeof value === 'string' && withoutForbidden(value) !== value
  return Object.entries(fields)
    .filter(([, value]) => [value].flat().some(isUnprintable))
    .map(([field]) => ({
      field,
      message: `${field} has characters that no page can show, which are left out`,
      fix: 'write the text again without codes such as "\\ud800"',
    }))
}

function isImageAddress(address: string): boolean {
  if (isPictureName(address)) return true
  // Browsers read "/\\" as "//", so what follows would be a host.
  return /^https?:\/\/\S+$|^\/(?![/\\])\S*$/.test(address) && URL.canParse(address, site.origin)
}

function withoutRepeats(names: string[]): string[] {
  return [...new Map(names.map((name) => [slugOf(name), name])).values()]
}
