import type { HTMLElement } from 'node-html-parser'
import type { Passage, TextBlock } from '#components/chat/site/sitePage.ts'
import { elementsIn, hasBlocks, isLabel, isSkipped, sentencesOf, tagOf, textOf } from './elements.ts'

const passageHeading = /^h[1-3]$/

/** A passage that is longer than this (characters) goes on in another one. */
const longPassage = 700

/** The text of a page's main part, by heading. */
export function passagesIn(main: HTMLElement): Passage[] {
  const reader = new PassageReader()
  reader.readChildren(main)
  return reader.passages.filter(({ blocks }) => blocks.length > 0)
}

class PassageReader {
  readonly passages: Passage[] = []
  private passage: Passage = { heading: '', blocks: [] }
  /** The last heading that others stand under. */
  private title: Pick<Passage, 'heading' | 'anchor'> = { heading: '' }
  private label = ''
  private startedBy?: HTMLElement | undefined
  private anchors: string[] = []

  readChildren(parent: HTMLElement) {
    for (const child of elementsIn(parent)) this.read(child)
  }

  private read(element: HTMLElement) {
    if (isSkipped(element) || element === this.startedBy) return
    const id = /^h[1-6]$/.test(tagOf(element)) ? undefined : element.id
    if (id) this.anchors.push(id)
    this.readAs(element, tagOf(element))
    if (id) this.anchors.pop()
  }

  private readAs(element: HTMLElement, tag: string) {
    if (passageHeading.test(tag)) this.startPassage(element)
    else if (isLabel(element)) this.label = textOf(element).replace(/^\d+$/, '')
    else if (tag === 'ul' || tag === 'ol') this.readList(element)
    else if (tag === 'li') this.readCard(element)
    else if (tag === 'table') this.readTable(element)
    else if (tag === 'p' || (tag === 'dd' && !hasBlocks(element))) this.add(sentencesOf(textOf(element)))
    else this.readChildren(element)
  }

  private startPassage(element: HTMLElement) {
    const heading = textOf(element)
    const isMinor = /^h3$|^th$/.test(tagOf(element))
    const label = isMinor ? '' : this.label.replace(/^\d+ \/ /, '')
    const context = isMinor ? this.title.heading : label
    const anchor = element.id || this.anchors.at(-1) || (isMinor && this.title.anchor)
    this.label = ''
    this.passage = { heading, ...(context && { context }), ...(anchor && { anchor }), blocks: [] }
    this.passages.push(this.passage)
    if (!isMinor)
      this.title = { heading: [heading, label].filter(Boolean).join(' '), ...(anchor && { anchor }) }
  }

  /** Goes on under the same heading. */
  private continuePassage(passage: Passage) {
    this.passage = { ...passage, blocks: [] }
    this.passages.push(this.passage)
  }

  private readList(list: HTMLElement) {
    const items = elementsIn(list)
    if (items.some(hasBlocks)) this.readChildren(list)
    else {
      this.label ||= this.takeLeadIn()
      this.add(items.filter((item) => !isSkipped(item)).map(textOf), true)
    }
  }

  /** "You must not:" goes with the list that it begins, or an item might be quoted as the opposite. */
  private takeLeadIn(): string {
    const block = this.passage.blocks.at(-1)
    if (!block || block.isList || !block.sentences.at(-1)?.endsWith(':')) return ''
    const leadIn = block.sentences.pop() ?? ''
    if (block.sentences.length === 0) this.passage.blocks.pop()
    return leadIn
  }

  /** What a card says above its heading belongs under it too. */
  private readCard(card: HTMLElement) {
    const heading = card.querySelector('h1, h2, h3') ?? undefined
    if (heading) this.startPassage(heading)
    this.startedBy = heading
    this.readChildren(card)
  }

  /** Rows under their own heading, cells under the heading of their column. */
  private readTable(table: HTMLElement) {
    const before = this.passage
    const columns = table.querySelectorAll('thead th, thead td').map(textOf)
    for (const row of table.querySelectorAll('tbody tr')) {
      const [first, ...cells] = elementsIn(row)
      if (!first || tagOf(first) !== 'th') return
      this.startPassage(first)
      for (const [index, cell] of cells.entries()) {
        this.label = columns[index + 1] ?? ''
        this.add(sentencesOf(textOf(cell)))
      }
    }
    this.continuePassage(before)
  }

  private add(texts: string[], isList = false) {
    const sentences = texts.filter(Boolean)
    if (sentences.length === 0) return
    if (lengthOf(this.passage) > longPassage) this.continuePassage(this.passage)
    const block: TextBlock = {
      ...(this.label && { label: this.label }),
      ...(isList && { isList }),
      sentences,
    }
    this.passage.blocks.push(block)
    this.label = ''
  }
}

function lengthOf({ blocks }: Passage): number {
  return blocks.flatMap(({ sentences }) => sentences).join(' ').length
}
