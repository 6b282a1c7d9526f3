import { Compartment, type Extension } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  EditorView,
  MatchDecorator,
  ViewPlugin,
  WidgetType,
} from '@codemirror/view'
import { tokenPattern, wordsOfToken } from '../../records/tokenWords.ts'

const compartment = new Compartment()

/** The place of the chips in an editor; there are none until their names are known. */
export const placeholderChips: Extension = compartment.of([])

/** Shows what placeholders stand for, in words. Each is moved over and deleted as one. */
export const namePlaceholders = (view: EditorView, names: Record<string, string>) =>
  view.dispatch({ effects: compartment.reconfigure(chips(names)) })

function chips(names: Record<string, string>): Extension {
  const matcher = new MatchDecorator({
    regexp: new RegExp(tokenPattern),
    decoration: ([written = '', sign = '', token = '']) => {
      const name = Object.hasOwn(names, token) ? names[token] : undefined
      return name === undefined
        ? null
        : Decoration.replace({ widget: new Chip(wordsOfToken(sign, name), written) })
    },
  })
  return ViewPlugin.define(
    (view) => ({
      found: matcher.createDeco(view) as DecorationSet,
      update(change) {
        this.found = matcher.updateDeco(change, this.found)
      },
    }),
    {
      decorations: ({ found }) => found,
      provide: (plugin) =>
        EditorView.atomicRanges.of((view) => view.plugin(plugin)?.found ?? Decoration.none),
    },
  )
}

class Chip extends WidgetType {
  readonly words: string
  readonly written: string

  constructor(words: string, written: string) {
    super()
    this.words = words
    this.written = written
  }

  override eq(other: Chip) {
    return other.words === this.words && other.written === this.written
  }

  override toDOM() {
    const chip = document.createElement('span')
    chip.className = 'cm-chip'
    chip.textContent = this.words
    chip.title = this.written
    return chip
  }
}
