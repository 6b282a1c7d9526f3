import { textOf } from '@lintel/engine/content/markdown/nodes.ts'
import { escapeHtml } from '@lintel/rules/text.ts'
import type { Root } from 'mdast'
import type { Options } from 'rehype-remark'
import { markdownToMdast } from 'satteri'
import { codeLinesOf, features } from './code.ts'

/** Holds a note, as elements. */
export const noteElement = 'post-note'

/** Names a note, as Markdown does: that is what stands in code, and in what else has words alone. */
export const markElement = 'post-note-mark'

export const noteMark = (name: string) => `<${markElement}>[^${escapeHtml(name)}]</${markElement}>`

/** @param content HTML or, between empty lines, Markdown */
export const noteHtml = (name: string, content: string) =>
  `<${noteElement} name="${escapeHtml(name)}">${content}</${noteElement}>`

/** Make those of Markdown of both. */
export const noteHandlers: NonNullable<Options['handlers']> = {
  [noteElement]: (state, node) => {
    const name = String(node.properties.name ?? '')
    const children = state.toFlow(state.all(node))
    return { type: 'footnoteDefinition', identifier: name, label: name, children }
  },
  [markElement]: (_, node) => {
    const name = textOf(node).slice('[^'.length, -']'.length)
    return { type: 'footnoteReference', identifier: name, label: name }
  },
}

const fence = /^ {0,3}(`{3,}|~{3,})/
const mark = /(?<!\\)\[\^([^\][\s]+)\]/g
const escapedMark = new RegExp(`&lt;/?${markElement}(?:&gt;|>)`, 'g')
const definition = /^\[\^([^\][\s]+)\]:[ \t]*(.*)$/
/** What belongs to the note above it. */
const indented = /^(?: {4}|\t)/
/** What begins something else, right below the words of a note. */
const beginning = /^(?:\[\^|#{1,6}\s|```|~~~|>|[-*+]\s|\d+[.)]\s)/

/**
 * Markdown with elements in the place of its notes, of which each may have several paragraphs, and where it names them.
 * Code shows those as they are written: `withoutEscapedMarks`.
 */
export function withNotes(markdown: string): string {
  const result: string[] = []
  const names = new Set<string>()
  let note: { name: string; lines: string[] } | undefined
  const code = codeLinesOf(markdown)
  const endNote = () => {
    if (note) result.push('', noteHtml(note.name, `\n\n${withEnd(note.lines.join('\n').trim())}\n\n`), '')
    note = undefined
  }
  for (const [index, line] of markdown.split('\n').entries()) {
    if (note && isOfNote(line, note.lines)) {
      note.lines.push(line.replace(indented, ''))
      continue
    }
    endNote()
    const [, name, words = ''] = (!code.has(index) && definition.exec(line)) || []
    if (name) {
      note = { name, lines: [words] }
      names.add(name.toLowerCase())
    } else result.push(line)
  }
  endNote()
  return result
    .join('\n')
    .replaceAll(mark, (whole, name: string) => (names.has(name.toLowerCase()) ? noteMark(name) : whole))
}

/** HTML of such Markdown with the marks in code as they were written. */
export const withoutEscapedMarks = (html: string) => html.replaceAll(escapedMark, '')

/** Code of a note ends with it. */
function withEnd(note: string): string {
  const last = (markdownToMdast(note, { features }) as Root).children.at(-1)
  if (last?.type !== 'code') return note
  const lines = note.slice(last.position?.start.offset).split('\n')
  const [, mark] = fence.exec(lines[0] ?? '') ?? []
  const [, end] = (lines.length > 1 && fence.exec(lines.at(-1) ?? '')) || []
  return mark && !end?.startsWith(mark) ? `${note}\n${mark}` : note
}

/** Indented lines and, right below words, more of their paragraph. */
const isOfNote = (line: string, before: string[]) =>
  !line.trim() || indented.test(line) || (Boolean(before.at(-1)?.trim()) && !beginning.test(line))
