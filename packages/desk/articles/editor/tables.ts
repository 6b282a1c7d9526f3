import { syntaxTree } from '@codemirror/language'
import { type EditorState, type Range, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'
import type { SyntaxNode } from '@lezer/common'

/** A table of GitHub Flavored Markdown. The first row holds the headings. */
export interface Table {
  rows: string[][]
  /** The delimiters of the columns: "---", ":-:" or "--:". */
  delimiters: string[]
}

export const emptyTable: Table = {
  rows: [
    ['', ''],
    ['', ''],
    ['', ''],
  ],
  delimiters: ['---', '---'],
}

export function parseTable(text: string): Table {
  const [headings = [], delimiters = [], ...rows] = text.split(/\r?\n/).map(cellsOf)
  const inWidth = (row: string[]) => headings.map((_, column) => row[column] ?? '')
  return { rows: [headings, ...rows.map(inWidth)], delimiters: delimiters.map((each) => each || '---') }
}

/** A stroke in a cell is written with a backslash. */
const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

export function writeTable({ rows: [headings = [], ...rows], delimiters }: Table): string {
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim().replaceAll('|', '\\|')).join(' | ')} |`
  return [line(headings), `|${delimiters.join('|')}|`, ...rows.map(line)].join('\n')
}

/** The table at a position, with where it is written. */
export function tableAt(state: EditorState, position: number): { from: number; to: number } | undefined {
  let node: SyntaxNode | null = syntaxTree(state).resolveInner(position, 1)
  while (node && node.name !== 'Table') node = node.parent
  return node ? { from: node.from, to: node.to } : undefined
}

/**
 * Shows each table as one, with a button to edit it. Where the selection is in it, as after a jump to a fault, it is shown
 * as it is written.
 * @param onEdit is given where the table begins
 */
export const tables = (onEdit: (position: number) => void) =>
  StateField.define<DecorationSet>({
    create: (state) => drawn(state, onEdit),
    update: (shown, { docChanged, selection, state, startState }) =>
      docChanged || selection || syntaxTree(state) !== syntaxTree(startState) ? drawn(state, onEdit) : shown,
    provide: (field) => [
      EditorView.decorations.from(field),
      EditorView.atomicRanges.of((view) => view.state.field(field)),
    ],
  })

function drawn(state: EditorState, onEdit: (position: number) => void): DecorationSet {
  const shown: Range<Decoration>[] = []
  syntaxTree(state).iterate({
    enter: ({ name, from, to }) => {
      if (name !== 'Table') return
      const isWhole = state.doc.lineAt(from).from === from
      const isEdited = state.selection.ranges.some((range) => range.from < to && range.to > from)
      if (isWhole && !isEdited) {
        const widget = new DrawnTable(state.sliceDoc(from, to), onEdit)
        shown.push(Decoration.replace({ widget, block: true }).range(from, to))
      }
    },
  })
  return Decoration.set(shown)
}

class DrawnTable extends WidgetType {
  readonly text: string
  readonly onEdit: (position: number) => void

  constructor(text: string, onEdit: (position: number) => void) {
    super()
    this.text = text
    this.onEdit = onEdit
  }

  override eq({ text }: DrawnTable) {
    return text === this.text
  }

  override toDOM(view: EditorView) {
    const box = document.createElement('div')
    box.className = 'cm-table'
    const table = box.appendChild(document.createElement('table'))
    for (const [index, row] of parseTable(this.text).rows.entries()) {
      const cells = table.insertRow()
      for (const cell of row) {
        const element = cells.appendChild(document.createElement(index === 0 ? 'th' : 'td'))
        element.textContent = cell.replaceAll(/\*\*|`|\[(?=[^\]]*\]\()|\]\([^)]*\)/g, '')
      }
    }
    const button = box.appendChild(document.createElement('button'))
    button.type = 'button'
    button.textContent = 'Edit table'
    box.addEventListener('click', () => this.onEdit(view.posAtDOM(box)))
    return box
  }

  override ignoreEvent() {
    return true
  }
}
