import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { type Diagnostic as CodeMirrorDiagnostic, lintKeymap, setDiagnostics } from '@codemirror/lint'
import { Annotation, EditorState } from '@codemirror/state'
import { EditorView, type KeyBinding, keymap } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { pictureIn } from '../../app/FileDrop.tsx'
import { sentence } from '../../app/ui.tsx'
import { formatting } from './formatting.ts'
import { placeholderChips } from './placeholderChips.ts'
import { tables } from './tables.ts'

interface EditorOptions {
  parent: HTMLElement
  body: string
  /** Its name, for those who do not see it. */
  label: string
  keys: KeyBinding[]
  onEdit: (body: string) => void
  onFocus: () => void
  /** Called with a picture that was dropped or pasted. */
  onFile: (file: File) => void
  /** Called where a change is refused, as the text would be longer than any. */
  onTooLong: () => void
  /** Called with where a table begins that is to be edited. */
  onTable: (position: number) => void
}

/** In characters: no article has so many, but a picture that is pasted as a text. */
const longest = 500_000

/** A Markdown editor that preserves every byte. Tab leaves it, as any other field. */
export function createEditor(options: EditorOptions): EditorView {
  const { parent, body, label, keys, onEdit, onFocus, onFile, onTooLong, onTable } = options
  const handleImage = (event: Event, data: DataTransfer | null) => {
    const file = pictureIn(data)
    if (!file) return false
    event.preventDefault()
    onFile(file)
    return true
  }
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: body,
      extensions: [
        // A stray separator of the other kind stays part of its line.
        EditorState.lineSeparator.of(lineBreakOf(body)),
        EditorView.clipboardInputFilter.of((text) => text.replaceAll(/\r\n?|\n/g, lineBreakOf(body))),
        history(),
        EditorState.transactionFilter.of((transaction) => {
          const { docChanged, newDoc, startState } = transaction
          if (!docChanged || newDoc.length <= Math.max(longest, startState.doc.length)) return transaction
          onTooLong()
          return []
        }),
        keymap.of([...keys, ...defaultKeymap, ...historyKeymap, ...lintKeymap]),
        markdown({ base: markdownLanguage }),
        syntaxHighlighting(highlightStyle),
        formatting,
        tables(onTable),
        placeholderChips,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'true' }),
        EditorView.updateListener.of(({ docChanged, state, transactions }) => {
          if (docChanged && !transactions.some((each) => each.annotation(isReplacement)))
            onEdit(state.sliceDoc())
        }),
        EditorView.domEventHandlers({
          focus: onFocus,
          paste: (event) => handleImage(event, event.clipboardData),
          drop: (event) => handleImage(event, event.dataTransfer),
        }),
        theme,
      ],
    }),
  })
}

const lineBreakOf = (body: string) => (body.includes('\r\n') && !/(?<!\r)\n/.test(body) ? '\r\n' : '\n')

/** Marks a text that comes from outside, and so is no edit. */
const isReplacement = Annotation.define<boolean>()

/** Replaces the text as one undo step. */
export function replaceText(view: EditorView, body: string) {
  if (view.state.sliceDoc() === body) return
  const insert = view.state.toText(body)
  view.dispatch({
    changes: { from: 0, to: view.state.doc.length, insert },
    selection: { anchor: Math.min(view.state.selection.main.head, insert.length) },
    annotations: isReplacement.of(true),
  })
}

/** Underlines errors from their column to the end of the line. */
export function showDiagnostics(view: EditorView, diagnostics: Diagnostic[]) {
  const marks = diagnostics.map(({ line = 1, column = 1, message, fix }): CodeMirrorDiagnostic => {
    const { from, to } = view.state.doc.line(Math.min(line, view.state.doc.lines))
    return {
      from: Math.min(from + column - 1, to),
      to,
      severity: 'error',
      message: `${sentence(message)} ${sentence(fix)}`,
    }
  })
  view.dispatch(setDiagnostics(view.state, marks))
}

/** @param line counted from 1 */
export function goToLine(view: EditorView, line: number) {
  const { from } = view.state.doc.line(Math.min(line, view.state.doc.lines))
  view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) })
  view.focus()
}

const highlightStyle = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '650' },
  { tag: tags.strong, fontWeight: '650' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: [tags.link, tags.url], color: 'var(--color-accent-text)' },
  { tag: tags.monospace, fontFamily: 'var(--font-mono)', color: 'var(--color-code-value)' },
  { tag: [tags.processingInstruction, tags.contentSeparator, tags.comment], color: 'var(--color-muted)' },
])

const theme = EditorView.theme({
  '&': {
    border: '1px solid var(--color-edge)',
    borderRadius: '0 0 var(--radius-sm) var(--radius-sm)',
    background: 'var(--color-background)',
    color: 'var(--color-text)',
  },
  '&.cm-focused': { outline: '2px solid var(--color-accent-text)', outlineOffset: '1px' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '1.6' },
  '.cm-content': { minHeight: '18rem', padding: '0.75rem 0', caretColor: 'var(--color-text)' },
  '.cm-line': { padding: '0 0.875rem' },
  '.cm-chip': {
    padding: '0.1em 0.35em',
    borderRadius: 'var(--radius-sm)',
    background: 'var(--color-surface)',
    color: 'var(--color-accent-text)',
  },
  '.cm-h1, .cm-h2': { fontSize: '1.375rem', lineHeight: '1.3' },
  '.cm-h3': { fontSize: '1.1875rem', lineHeight: '1.35' },
  '.cm-quote': { borderLeft: '2px solid var(--color-edge)', color: 'var(--color-muted)' },
  '.cm-table': { padding: '0.5rem 0.875rem', overflowX: 'auto', cursor: 'pointer' },
  '.cm-table :is(th, td)': {
    padding: '0.25rem 0.625rem',
    border: '1px solid var(--color-line)',
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '.cm-table button': {
    minHeight: '2.25rem',
    color: 'var(--color-accent-text)',
    textDecoration: 'underline',
  },
  '.cm-tooltip': {
    maxWidth: '26rem',
    border: '1px solid var(--color-line)',
    background: 'var(--color-raised)',
    color: 'var(--color-text)',
  },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--color-danger)' },
  '.cm-lintRange-error': {
    background: 'none',
    textDecoration: 'underline wavy var(--color-danger)',
    textUnderlineOffset: '0.2em',
  },
  '.cm-panels': { background: 'var(--color-surface)', color: 'var(--color-text)' },
})
