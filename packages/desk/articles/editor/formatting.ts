import { syntaxTree } from '@codemirror/language'
import type { Range } from '@codemirror/state'
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, WidgetType } from '@codemirror/view'
import type { SyntaxNode, SyntaxNodeRef } from '@lezer/common'

/**
 * Shows Markdown as it reads: its signs are hidden but where the caret is in what they mark, so that a link shows its
 * words, and a heading is large. The text itself stays as it is written.
 */
export const formatting = ViewPlugin.define(
  (view) => ({
    shown: formatted(view),
    update({ docChanged, viewportChanged, selectionSet, focusChanged, state, startState, view }) {
      const isParsed = syntaxTree(state) !== syntaxTree(startState)
      if (docChanged || viewportChanged || selectionSet || focusChanged || isParsed)
        this.shown = formatted(view)
    },
  }),
  { decorations: ({ shown }) => shown },
)

const hidden = Decoration.replace({})

function formatted(view: EditorView): DecorationSet {
  const shown: Range<Decoration>[] = []
  const { state, hasFocus } = view
  const { doc } = state
  const isEdited = ({ from, to }: { from: number; to: number }) =>
    hasFocus && state.selection.ranges.some((range) => range.from <= to && range.to >= from)
  const replace = (from: number, to: number, by = hidden) => {
    if (from < to && doc.lineAt(from).to >= to) shown.push(by.range(from, to))
  }
  const mark = ({ name, from, to, node }: SyntaxNodeRef) => {
    const { parent } = node
    const level = /^ATXHeading(\d)$/.exec(name)?.[1]
    if (level) shown.push(Decoration.line({ class: `cm-h${level}` }).range(doc.lineAt(from).from))
    else if (name === 'QuoteMark') {
      const line = doc.lineAt(from)
      shown.push(Decoration.line({ class: 'cm-quote' }).range(line.from))
      if (!isEdited(line)) replace(from, withSpaces(from, to))
    } else if (name === 'HeaderMark' && /^ATX/.test(parent?.name ?? '')) {
      if (!isEdited(doc.lineAt(from))) replace(from, withSpaces(from, to))
    } else if (name === 'ListMark' && parent?.parent?.name === 'BulletList') replace(from, to, bullet)
    else if (
      /^(?:Emphasis|Strikethrough)Mark$/.test(name) ||
      (name === 'CodeMark' && parent?.name === 'InlineCode')
    ) {
      if (parent && !isEdited(parent)) replace(from, to)
    } else if (name === 'Escape' && !isEdited(node)) replace(from, from + 1)
    else if (name === 'Link' && !isEdited(node)) hideAddress(node)
    else if (name === 'Image' && !isEdited(node))
      replace(from, to, Decoration.replace({ widget: new PictureChip(wordsIn(node)) }))
  }
  const withSpaces = (from: number, to: number) =>
    to + (/^ +/.exec(doc.sliceString(to, doc.lineAt(from).to))?.[0].length ?? 0)
  const hideAddress = (link: SyntaxNode) => {
    const [open, close] = link.getChildren('LinkMark')
    // A footnote looks like a link without an address.
    if (!open || !close || !link.getChild('URL')) return
    replace(open.from, open.to)
    replace(close.from, link.to)
  }
  const wordsIn = (image: SyntaxNode) => {
    const [open, close] = image.getChildren('LinkMark')
    return open && close ? doc.sliceString(open.to, close.from) : ''
  }
  for (const { from, to } of view.visibleRanges) syntaxTree(state).iterate({ from, to, enter: mark })
  return Decoration.set(shown, true)
}

class Bullet extends WidgetType {
  override eq() {
    return true
  }

  override toDOM() {
    const sign = document.createElement('span')
    sign.textContent = '•'
    return sign
  }
}

const bullet = Decoration.replace({ widget: new Bullet() })

class PictureChip extends WidgetType {
  readonly words: string

  constructor(words: string) {
    super()
    this.words = words
  }

  override eq({ words }: PictureChip) {
    return words === this.words
  }

  override toDOM() {
    const chip = document.createElement('span')
    chip.className = 'cm-chip'
    chip.textContent = `Picture: ${this.words}`
    return chip
  }

  /** A press puts the caret there, which shows what is written. */
  override ignoreEvent() {
    return false
  }
}
