import * as v from 'valibot'
import { tagSlug } from '#data/rules/tagSlug.ts'
import { site } from '#data/site.ts'
import { isPictureName } from './pictures.ts'

/** What is wrong with a field, and what to write instead. */
export interface FieldIssue {
  field: string
  cure: string
}

/** A date, or a date with a time, of which only the day counts. */
const isoDay = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/

const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const tag = v.pipe(
  text,
  v.check((value) => tagSlug(value) !== ''),
)

const day = v.pipe(
  v.string(),
  v.check(isCalendarDay),
  v.transform((date) => date.slice(0, 10)),
)

const frontMatterSchema = v.object({
  title: text,
  date: day,
  updated: v.nullish(day),
  description: v.nullish(v.pipe(v.string(), v.trim()), ''),
  author: v.nullish(text, site.team),
  tags: v.nullish(v.pipe(v.array(tag), v.transform(withoutRepeats)), []),
  heroImage: v.nullish(v.pipe(v.string(), v.check(isImageAddress))),
  draft: v.nullish(v.boolean(), false),
})

export type FrontMatter = v.InferOutput<typeof frontMatterSchema>

type Field = keyof typeof frontMatterSchema.entries

const cures: Record<Field, string> = {
  title: 'write the title as text, in quotes if it has a colon: title: "Queues: when to use one"',
  date: 'write the day as year-month-day: date: 2025-01-20',
  updated:
    'write the day of the last change that matters to readers, not before the date: updated: 2025-02-03',
  description:
    'write one or two sentences as text, in quotes if they have a colon: description: "What to test."',
  author: 'write a name as text, or leave the field out for the team: author: Ada Example',
  tags: 'write a list of words with Latin letters or digits: tags: [ai, strategy]',
  heroImage: 'write the name of a file in content/blog/images/: heroImage: images/queue.png',
  draft: 'write true or false: draft: true',
}

/**
 * Checks what stands at the top of a post.
 * @param fields as parsed, with dates as they were written
 */
export function checkFrontMatter(fields: unknown): { frontMatter: FrontMatter } | { issues: FieldIssue[] } {
  const result = v.safeParse(frontMatterSchema, fields)
  if (result.success) {
    const { date, updated } = result.output
    if (updated && updated < date) return { issues: [{ field: 'updated', cure: cures.updated }] }
    return { frontMatter: result.output }
  }
  const broken = new Set(result.issues.map((issue) => issue.path?.[0]?.key as Field))
  return {
    issues: [...broken].map((field) => ({ field, cure: cures[field] ?? 'write fields as "name: value"' })),
  }
}

/** Fields that no post has: most often a slip of the pen, such as "drfat", that would go unnoticed. */
export function unknownFields(fields: object): FieldIssue[] {
  const known = Object.keys(frontMatterSchema.entries)
  return Object.keys(fields)
    .filter((field) => !known.includes(field))
    .map((field) => ({ field, cure: `remove it or write one of: ${known.join(', ')}` }))
}

function isCalendarDay(date: string): boolean {
  const day = isoDay.exec(date)?.[1]
  const time = new Date(`${day}T00:00:00Z`)
  return day !== undefined && !Number.isNaN(time.valueOf()) && time.toISOString().startsWith(day)
}

function isImageAddress(address: string): boolean {
  return isPictureName(address) || /^https?:\/\/\S+$|^\/(?!\/)\S*$/.test(address)
}

function withoutRepeats(names: string[]): string[] {
  return [...new Map(names.map((name) => [tagSlug(name), name])).values()]
}
