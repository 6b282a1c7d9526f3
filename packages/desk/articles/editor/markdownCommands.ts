import { EditorSelection, Text } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'

/** Toggles marks around the selection, or inserts both around the caret. */
export function wrap(view: EditorView, mark: string) {
  view.dispatch(
    view.state.changeByRange((range) => {
      const { from, to } = range
      const [before, after] = [from - mark.length, to + mark.length]
      const isWrapped =
        before >= 0 && view.state.sliceDoc(before, from) === mark && view.state.sliceDoc(to, after) === mark
      if (isWrapped)
        return {
          changes: [
            { from: before, to: from },
            { from: to, to: after },
          ],
          range: EditorSelection.range(before, to - mark.length),
        }
      return {
        changes: [
          { from, insert: mark },
          { from: to, insert: mark },
        ],
        range: EditorSelection.range(from + mark.length, to + mark.length),
      }
    }),
    { userEvent: 'input' },
  )
  view.focus()
}

/** Toggles a second-level heading. */
export function heading(view: EditorView) {
  const { doc, selection } = view.state
  const { from, text } = doc.lineAt(selection.main.head)
  const marks = /^#+ */.exec(text)?.[0] ?? ''
  const insert = marks === '## ' ? '' : '## '
  view.dispatch({
    changes: { from, to: from + marks.length, insert },
    userEvent: 'input',
    selection: { anchor: Math.max(from, selection.main.head - marks.length) + insert.length },
  })
  view.focus()
}

/** Toggles a bulleted list. */
export const list = (view: EditorView) => toggleLines(view, '- ')

/** Toggles a quotation, whose empty lines belong to it as well. */
export const quote = (view: EditorView) => toggleLines(view, '> ')

/** Puts a mark before each selected line, or takes it away from all. */
function toggleLines(view: EditorView, mark: string) {
  const { doc, selection } = view.state
  const [first, last] = [doc.lineAt(selection.main.from), doc.lineAt(selection.main.to)]
  const lines = Array.from({ length: last.number - first.number + 1 }, (_, index) =>
    doc.line(first.number + index),
  )
  const isMarked = lines.every(({ text }) => text.startsWith(mark))
  const changes = view.state.changes(
    lines.map(({ from }) => (isMarked ? { from, to: from + mark.length } : { from, insert: mark })),
  )
  // A caret at the beginning of a line is to be after the mark.
  view.dispatch({ changes, selection: selection.map(changes, 1), userEvent: 'input' })
  view.focus()
}

/** Replaces the selection, and puts the caret after it. */
export function insert(view: EditorView, text: string) {
  view.dispatch(view.state.replaceSelection(text), { userEvent: 'input' })
  view.focus()
}

/** Inserts a block below the current line, between empty lines. */
export function insertBlock(view: EditorView, block: string) {
  const { doc, selection } = view.state
  const line = doc.lineAt(selection.main.to)
  const isFree = line.text.trim() === ''
  const isBelowWords = !isFree || (line.number > 1 && doc.line(line.number - 1).text.trim() !== '')
  const inserted = `${isFree ? '' : '\n'}${isBelowWords ? '\n' : ''}${block}\n\n`
  const from = isFree ? line.from : line.to
  // The editor counts a line break as one character, even \r\n.
  const lines = Text.of(inserted.split('\n'))
  view.dispatch({
    changes: { from, to: line.to, insert: lines },
    selection: { anchor: from + lines.length },
    userEvent: 'input',
    scrollIntoView: true,
  })
  view.focus()
}

export const selected = ({ state }: EditorView) =>
  state.sliceDoc(state.selection.main.from, state.selection.main.to)
