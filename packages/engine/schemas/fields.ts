/**
 * The kinds of fields that a YAML file of `content/` has. A message here is what to do about something wrong; what it is,
 * and where, `packages/engine/content/records.ts` says.
 */
import * as v from 'valibot'

/** In characters (docs/requirements.md, "Titles and descriptions"). */
export const limits = { title: 60, description: 170 }

const unknownToken = /\{\{[^{}]*\}\}/

/**
 * Words, on one line or several. A `{{token}}` in them is replaced before they get here.
 * @param most characters
 */
export const text = (most = Number.POSITIVE_INFINITY) =>
  v.pipe(
    v.string('write text, in quotes where it has a colon or begins with a sign: "AI: a guide"'),
    v.trim(),
    v.minLength(1, 'write it, or remove the line where the field may be left out'),
    v.maxLength(most, `say it in ${most} characters at most`),
    v.check(
      (text) => !unknownToken.test(text),
      'use a token that packages/engine/content/tokens.ts knows, or plain words; where it is not set, put what needs it between {{#token}} and {{/token}}',
    ),
  )

/**
 * Words with places that code fills in, by `fillIn`.
 * @param placeholders without which something would be missing: `phrase('count')` for "{count} found"
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

/** Fields by their names, and no others: most often an unknown one is a slip of the pen that would go unnoticed. */
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

type Parts<Names extends string> = Names extends `${infer First} ${infer Others}`
  ? First | Parts<Others>
  : Names

/** Texts by their names, each alone or several with spaces between. */
export const words = <const Names extends readonly string[]>(...names: Names) =>
  v.entriesFromList(names.flatMap((each) => each.split(' ')) as Parts<Names[number]>[], text())

/** Of a record among those that are shown with it: 1 comes first. */
export const place = v.number('write a number: 1 comes first')

/** A day of the calendar, ISO 8601. */
export const day = v.pipe(
  text(),
  v.regex(/^\d{4}-\d\d-\d\d$/, 'write the day as year-month-day: 2026-01-20'),
  v.check((day) => {
    // Without the comparison, the 31st of February would be the 3rd of March.
    const date = new Date(`${day}T00:00:00Z`)
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
  }, 'write a day of the calendar as year-month-day: 2026-01-20'),
)

/** An address of this site, an email address behind "mailto:", or an address elsewhere. */
export const address = v.pipe(
  text(),
  v.regex(
    /^(?:\/|#|mailto:|https:\/\/)/,
    'begin it with "/" for a page of this site, with "#" for a place on it, with mailto: or with https://',
  ),
)

/** A link as it is shown. */
export const link = fields({ label: text(), href: address })

/** What search engines show of a page. */
export const head = fields({ title: text(limits.title), description: text(limits.description) })

/** The words over a section. */
export const heading = { label: text(), title: text() }

/** What an entry of a list says. */
export const titled = { title: text(), description: text() }

export const closing = fields({ title: text(), text: text(), actions: list(link) })

/** The fields of a block, which its name in `block` tells from others. */
export const block = <const Name extends string, Entries extends v.ObjectEntries>(
  name: Name,
  entries: Entries,
) => fields({ block: v.literal(name), ...entries })
