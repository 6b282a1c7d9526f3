import type { HTMLElement } from 'node-html-parser'
import { slugOf } from '#data/rules/slugOf.ts'
import type { Section, TextBlock } from '#data/search/siteIndex.ts'
import { elementsIn, hasBlocks, isLabel, isSkipped, sentencesOf, tagOf, textOf } from './elements.ts'

const sectionHeading = /^h[1-3]$/

/** The text of a page's main part, by heading. */
export function sectionsIn(main: HTMLElement): Section[] {
  const reader = new SectionReader()
  reader.readChildren(main)
  return reader.sections.filter(({ blocks }) => blocks.length > 0)
}

class SectionReader {
  readonly sections: Section[] = []
  private section: Section = { heading: '', blocks: [] }
  /** The last heading that others stand under. */
  private title: Pick<Section, 'heading' | 'anchor'> = { heading: '' }
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
    if (sectionHeading.test(tag)) this.startSection(element)
    else if (isLabel(element)) this.label = textOf(element).replace(/^\d+$/, '')
    else if (tag === 'ul' || tag === 'ol') this.readList(element)
    else if (tag === 'li') this.readCard(element)
    else if (tag === 'table') this.readTable(element)
    else if (tag === 'p' || tag === 'figcaption' || (tag === 'dd' && !hasBlocks(element)))
      this.add(sentencesOf(textOf(element)))
    else this.readChildren(element)
  }

  private startSection(element: HTMLElement) {
    const heading = textOf(element)
    const isMinor = /^h3$|^th$/.test(tagOf(element))
    const label = isMinor ? '' : this.label.replace(/^\d+ \/ /, '')
    const context = isMinor ? this.title.heading : label
    const anchor = element.id || this.anchors.at(-1) || (isMinor && this.title.anchor)
    this.label = ''
    const isSaid = anchor === slugOf(heading)
    this.section = {
      heading,
      ...(context && { context }),
      ...(!isSaid && { anchor: anchor || '' }),
      blocks: [],
    }
    this.sections.push(this.section)
    if (!isMinor)
      this.title = { heading: [heading, label].filter(Boolean).join(' '), ...(anchor && { anchor }) }
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
    const block = this.section.blocks.at(-1)
    if (!block || block.isList || !block.sentences.at(-1)?.endsWith(':')) return ''
    const leadIn = block.sentences.pop() ?? ''
    if (block.sentences.length === 0) this.section.blocks.pop()
    return leadIn
  }

  /** What a card says above its heading belongs under it too. */
  private readCard(card: HTMLElement) {
    const heading = card.querySelector('h1, h2, h3') ?? undefined
    if (heading) this.startSection(heading)
    this.startedBy = heading
    this.readChildren(card)
  }

  /** Rows under their own heading, cells under the heading of their column. */
  private readTable(table: HTMLElement) {
    const before = this.section
    const columns = table.querySelectorAll('thead th, thead td').map(textOf)
    for (const row of table.querySelectorAll('tbody tr')) {
      const [first, ...cells] = elementsIn(row)
      if (!first || tagOf(first) !== 'th') return
      this.startSection(first)
      for (const [index, cell] of cells.entries()) {
        this.label = columns[index + 1] ?? ''
        this.add(sentencesOf(textOf(cell)))
      }
    }
    this.section = before
  }

  private add(texts: string[], isList = false) {
    const sentences = texts.filter(Boolean)
    if (sentences.length === 0) return
    const block: TextBlock = {
      ...(this.label && { label: this.label }),
      ...(isList && { isList }),
      sentences,
    }
    this.section.blocks.push(block)
    this.label = ''
  }
}
