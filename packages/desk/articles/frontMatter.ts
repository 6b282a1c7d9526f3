import type { Change } from '@lintel/engine/content/change.ts'
import { editYaml } from '@lintel/engine/content/editYaml.ts'
import { readFrontMatter } from '@lintel/engine/content/frontMatter.ts'
import { writtenDates } from '@lintel/engine/content/parsePost.ts'
import type { Fields } from './draft.ts'

/** The parts of a post, which add up to the file. */
interface Parts {
  /** Everything before the front matter. */
  open: string
  matter: string
  /** Everything between the front matter and the body. */
  close: string
  body: string
}

/** Splits a file where the site's own parser does. */
export function splitParts(source: string): Parts {
  const open = /^\uFEFF?---(?!-)[^\n]*\n?/.exec(source)?.[0]
  if (open === undefined) return { open: '---\n', matter: '', close: '---\n', body: source }
  const end = source.indexOf('\n---', open.length - 1)
  if (end === -1) return { open, matter: source.slice(open.length), close: '', body: '' }
  const close = /^---\r?\n?/.exec(source.slice(end + 1))?.[0] ?? ''
  return {
    open,
    matter: source.slice(open.length, end + 1),
    close,
    body: source.slice(end + 1 + close.length),
  }
}

export const joinParts = ({ open, matter, close, body }: Parts) => open + matter + close + body

/** The record and the text of a file in `content/`: a record's file has no text. */
export const recordAndText = (file: string, source: string): Pick<Parts, 'matter' | 'body'> =>
  /\.mdx?$/.test(file) ? splitParts(source) : { matter: source, body: '' }

/** The fields of the front matter; null if it cannot be parsed. */
export function fieldsOf(source: string): Fields | null {
  try {
    const { data } = readFrontMatter(source)
    if (typeof data !== 'object') return null
    const written = { ...data, ...writtenDates(data, source) }
    const text = (name: keyof Fields) =>
      written[name] === undefined || written[name] === null ? '' : `${written[name]}`
    return {
      title: text('title'),
      description: text('description'),
      date: text('date'),
      time: text('time'),
      until: text('until'),
      updated: text('updated'),
      author: text('author'),
      tags: Array.isArray(data.tags) ? data.tags.map(String) : [],
      heroImage: text('heroImage'),
      draft: data.draft === true,
    }
  } catch {
    // `parsePost` reports the error.
    return null
  }
}

/**
 * Writes changed fields into the front matter.
 * @param former the fields that it holds now
 * @throws Error where it cannot be parsed
 */
export function updateFields(matter: string, former: Fields, fields: Fields): string {
  const changed = (Object.keys(fields) as (keyof Fields)[]).filter(
    (name) => JSON.stringify(fields[name]) !== JSON.stringify(former[name]),
  )
  if (changed.length === 0) return matter
  const edited = changed.reduce(
    (text, name) => editYaml(text, changeOf(name, fields[name])),
    matter === '' ? '{}\n' : matter,
  )
  return matter.includes('\r\n') ? edited.replaceAll(/\r?\n/g, '\r\n') : edited
}

const required: (keyof Fields)[] = ['title', 'date', 'description', 'tags']

function changeOf(name: keyof Fields, value: Fields[keyof Fields]): Change {
  const isLeftOut = !required.includes(name) && (value === '' || value === false)
  return isLeftOut ? { kind: 'remove', path: [name] } : { kind: 'set', path: [name], value }
}
