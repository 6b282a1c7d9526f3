import { escapeHtml } from '@lintel/rules/escapeHtml.ts'
import type { Options } from 'rehype-remark'

/** Characters of private use, which stand for the brackets around the names of notes: those are kept as they are. */
const [start, end] = ['\u{e000}', '\u{e001}'] as const

/** Where a text names a note, until it is Markdown. */
export const noteMark = (name: string) => `${start}${name}${end}`

/** Markdown in which `noteMark` has named notes. */
export const withNoteMarks = (markdown: string) =>
  markdown.replaceAll(new RegExp(`${start}([^${start}${end}\\n]+)${end}`, 'g'), '[^$1]')

/** Holds a note, as elements. */
export const noteElement = 'post-note'

/** @param content HTML or, between empty lines, Markdown */
export const noteHtml = (name: string, content: string) =>
  `<${noteElement} name="${escapeHtml(name)}">${content}</${noteElement}>`

/** Makes a note of Markdown of the element that holds one. */
export const writeNote: NonNullable<Options['handlers']>[string] = (state, node) => {
  const name = String(node.properties.name ?? '')
  return {
    type: 'footnoteDefinition',
    identifier: name,
    label: name,
    children: state.toFlow(state.all(node)),
  }
}

const fence = /^ {0,3}(`{3,}|~{3,})/
const definition = /^\[\^([^\][\s]+)\]:[ \t]*(.*)$/
/** What belongs to the note above it. */
const indented = /^(?: {4}|\t)/
/** What begins something else, right below the words of a note. */
const beginning = /^(?:\[\^|#{1,6}\s|```|~~~|>|[-*+]\s|\d+[.)]\s)/

/** Markdown with elements in the place of its notes, of which each may have several paragraphs, and marks where it names them. */
export function withNotes(markdown: string): string {
  const result: string[] = []
  let note: { name: string; lines: string[] } | undefined
  let open: string | undefined
  const endNote = () => {
    if (note) result.push('', noteHtml(note.name, `\n\n${withEnd(note.lines).join('\n').trim()}\n\n`), '')
    note = undefined
  }
  for (const line of markdown.split(/\r?\n/)) {
    if (note && isOfNote(line, note.lines)) {
      note.lines.push(line.replace(indented, ''))
      continue
    }
    endNote()
    const mark = fence.exec(line)?.[1]
    if (open) {
      if (mark?.startsWith(open) && line.trim() === mark) open = undefined
    } else open = mark
    const [, name, words = ''] = (!open && !mark && definition.exec(line)) || []
    if (name) note = { name, lines: [words] }
    else result.push(line)
  }
  endNote()
  return result.join('\n').replaceAll(/\[\^([^\][\s]+)\]/g, (_, name: string) => noteMark(name))
}

/** Code of a note ends with it. */
function withEnd(lines: string[]): string[] {
  const marks = lines.flatMap((line) => fence.exec(line)?.[1] ?? [])
  return marks.length % 2 === 1 ? [...lines, marks.at(-1) ?? ''] : lines
}

/** Indented lines and, right below words, more of their paragraph. */
const isOfNote = (line: string, before: string[]) =>
  !line.trim() || indented.test(line) || (Boolean(before.at(-1)?.trim()) && !beginning.test(line))
