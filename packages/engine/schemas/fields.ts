/**
 * The kinds of fields in the YAML files of `content/`. The messages here are fixes;
 * `packages/engine/content/records.ts` adds what is wrong, and where.
 */
import { withoutForbidden } from '@lintel/rules/text.ts'
import { isDay } from '@lintel/rules/time.ts'
import * as v from 'valibot'

/** In characters (docs/requirements.md, "Titles and descriptions"). */
export const limits = { title: 60, description: 170 }

/** More characters than any field of a page needs, and few enough for a form to compare as they are typed. */
const longest = 5_000

const unknownToken = /\{\{[^{}]*\}\}/

/** No text is read as HTML, so that visitors would see a tag as it is written. */
export const withoutMarkup = v.check<string, string>(
  (text) => !/<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>/i.test(text),
  'leave out the markup, such as <b>: visitors would see it as it is written',
)

/** Signs that only a font of one's own can show, and that the desk marks fields with. */
const privateUse = /[\u{f0000}-\u{10ffff}]/u

/**
 * Text of one or more lines. Its tokens have been replaced before validation.
 * @param most maximum length in characters
 */
export const text = (most = longest) => v.pipe(code(most), withoutMarkup)

/** Text that may hold markup, because it is shown as code. */
export const code = (most = longest) =>
  v.pipe(
    v.string('write text, in quotes where it has a colon or begins with a sign: "AI: a guide"'),
    v.trim(),
    v.minLength(1, 'write it, or remove the line where the field may be left out'),
    v.maxLength(most, `say it in ${most} characters at most`),
    v.check(
      (text) => withoutForbidden(text) === text && !privateUse.test(text),
      'write it again without control characters, which no page can show',
    ),
    v.check(
      (text) => !unknownToken.test(text),
      'use a token that packages/engine/content/tokens.ts knows, or plain words; where it is not set, put what needs it between {{#token}} and {{/token}}',
    ),
  )

/**
 * Text with placeholders that `fillIn` fills.
 * @param placeholders the required ones: `phrase('count')` for "{count} found"
 */
export const phrase = (...placeholders: string[]) =>
  v.pipe(
    text(),
    v.check(
      (text) => placeholders.every((placeholder) => text.includes(`{${placeholder}}`)),
      `write, where each belongs: ${placeholders.map((placeholder) => `{${placeholder}}`).join(' ')}`,
    ),
  )

export const list = <Item extends v.GenericSchema>(item: Item) =>
  v.array(item, 'write a list: a line for each entry, which begins with "- "')

/**
 * A group of named fields that rejects unknown ones, since those are mostly typos that would go unnoticed.
 */
export const fields = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected }) =>
    expected === 'never'
      ? `remove it, or write one of: ${Object.keys(entries).join(', ')}`
      : expected === 'Object'
        ? `write fields, each on a line below and two spaces further in: ${Object.keys(entries).join(', ')}`
        : `write it: ${expected.replaceAll('"', '')}: …`,
  )

export const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, `write one of: ${options.join(', ')}`)

export const flag = v.boolean('write true or false')

/** Several text fields. */
export const words = <const Names extends readonly string[]>(...names: Names) =>
  v.entriesFromList(names, text())

/** The position of a record in its collection; 1 comes first. */
export const place = v.pipe(
  v.number('write a number: 1 comes first'),
  v.title('Place in the list'),
  v.description('1 comes first'),
)

/** A calendar day (ISO 8601). */
export const day = v.pipe(
  text(),
  v.regex(/^\d{4}-\d\d-\d\d$/, 'write the day as year-month-day: 2026-01-20'),
  v.check(isDay, 'write a day of the calendar as year-month-day: 2026-01-20'),
)

/** A path on this site, a "mailto:" address, or the URL of another site. */
export const address = v.pipe(
  text(),
  v.regex(
    /^(?:\/(?![/\\])|#|mailto:|https:\/\/)/,
    'begin it with "/" for a page of this site, with "#" for a place on it, with mailto: or with https://',
  ),
)

/** A link and its label. */
export const link = fields({ label: text(), href: address })

/** What search engines show of a page. */
export const head = fields({ title: text(limits.title), description: text(limits.description) })

/** The text above a section. */
export const heading = { label: text(), title: text() }

/** A list entry with a title. */
export const titled = { title: text(), description: text() }

export const closing = fields({ title: text(), text: text(), actions: list(link) })

/** What a block is for. The desk offers them in this order. */
export const purposes = [
  'Head of a page',
  'What you offer',
  'How you work',
  'What shows it',
  'Who you are',
  'Drawings to try out',
  'What comes next',
] as const

interface AboutBlock {
  purpose: (typeof purposes)[number]
  /** What visitors see of it, in a line. */
  shows: string
}

/** The fields of a block; `block` holds its name, and `hidden` keeps it off the site until it is shown again. */
export const block = <const Name extends string, Entries extends v.ObjectEntries>(
  name: Name,
  { purpose, shows }: AboutBlock,
  entries: Entries,
) =>
  fields({
    block: v.pipe(v.literal(name), v.metadata({ purpose }), v.description(shows)),
    hidden: v.optional(flag),
    ...entries,
  })
