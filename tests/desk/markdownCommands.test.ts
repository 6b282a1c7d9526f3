import { history, undo } from '@codemirror/commands'
import { EditorState, type TransactionSpec } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { list, quote } from '@lintel/desk/articles/editor/markdownCommands.ts'
import { expect, test } from 'vitest'

/** As much of an editor as a command uses. "|" is the caret, and two are the ends of the selection. */
function run(command: (view: EditorView) => unknown, marked: string) {
  const [anchor = 0, end] = [...marked.matchAll(/\|/g)].map(({ index }, before) => index - before)
  const view = {
    state: EditorState.create({
      doc: marked.replaceAll('|', ''),
      selection: { anchor, head: end ?? anchor },
      extensions: history(),
    }),
    dispatch(change: TransactionSpec) {
      view.state = view.state.update(change).state
    },
    focus() {},
  }
  const shown = () => {
    const { from, to, empty } = view.state.selection.main
    const text = view.state.sliceDoc()
    return empty
      ? `${text.slice(0, from)}|${text.slice(from)}`
      : `${text.slice(0, from)}|${text.slice(from, to)}|${text.slice(to)}`
  }
  command(view as unknown as EditorView)
  const after = shown()
  undo({ state: view.state, dispatch: (transaction) => view.dispatch(transaction as TransactionSpec) })
  expect(view.state.sliceDoc()).toBe(marked.replaceAll('|', ''))
  return after
}

test.each([
  ['List', list, '- '],
  ['Quote', quote, '> '],
])('%s puts its mark before each line, and the caret after it', (_, command, mark) => {
  expect(run(command, '|')).toBe(`${mark}|`)
  expect(run(command, 'One.\n\n|\n\nTwo.')).toBe(`One.\n\n${mark}|\n\nTwo.`)
  expect(run(command, '|One.')).toBe(`${mark}|One.`)
  expect(run(command, 'On|e.')).toBe(`${mark}On|e.`)
  expect(run(command, 'O|ne.\nTw|o.')).toBe(`${mark}O|ne.\n${mark}Tw|o.`)
  expect(run(command, `${mark}On|e.`)).toBe('On|e.')
  expect(run(command, `${mark}O|ne.\nTw|o.`)).toBe(`${mark}${mark}O|ne.\n${mark}Tw|o.`)
})
