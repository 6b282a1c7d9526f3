import type { Section, TextBlock } from '@lintel/rules/search/siteIndex.ts'
import { slugOf } from '@lintel/rules/slugOf.ts'
import type { HTMLElement } from 'node-html-parser'
import {
  elementsIn,
  hasBlocks,
  hasText,
  isCaption,
  isLabel,
  isQuestion,
  isSkipped,
  isWayOn,
  labelOf,
  ownTextOf,
  sentencesInLines,
  sentencesOf,
  tagOf,
  textOf,
  unlabeledTextOf,
} from './elements.ts'

const sectionHeading = /^h[1-3]$/

/**
 * Splits the main part of a page into sections by heading.
 * @param isSpecimen whether to include made-up content. On other pages, an excerpt of a specimen would pass
 *   for their own text.
 */
export function sectionsIn(main: HTMLElement, isSpecimen = false): Section[] {
  const reader = new SectionReader(isSpecimen)
  reader.readChildren(main)
  return reader.sections.filter(({ blocks }) => blocks.length > 0)
}

/** Prefixes a cell with its column's name: "Likelihood: High". */
const withColumn = (columns: string[]) => (cell: string, index: number) =>
  columns[index] && cell ? `${columns[index]}: ${cell}` : cell

/** Returns a heading, with the verdict that stands beside it: "Option A: Rejected". */
function withVerdict(heading: HTMLElement): string {
  const next = heading.nextElementSibling
  return next && tagOf(next) === 'span' ? `${textOf(heading)}: ${textOf(next)}` : textOf(heading)
}

class SectionReader {
  readonly sections: Section[] = []
  private section: Section = { heading: '', blocks: [] }
  /** The last heading that others are nested under. */
  private title: Pick<Section, 'heading' | 'anchor'> = { heading: '' }
  private label = ''
  private startedBy?: HTMLElement | undefined
  private anchors: string[] = []
  private isMadeUp = false

  private readonly isSpecimen: boolean

  constructor(isSpecimen: boolean) {
    this.isSpecimen = isSpecimen
  }

  readChildren(parent: HTMLElement) {
    for (const child of elementsIn(parent)) this.read(child)
  }

  private read(element: HTMLElement) {
    if (isSkipped(element) || element === this.startedBy) return
    const id = /^h[1-6]$/.test(tagOf(element)) ? undefined : element.id
    if (id) this.anchors.push(id)
    if (!element.hasAttribute('data-made-up')) this.readAs(element, tagOf(element))
    else if (this.isSpecimen) this.readMadeUp(element)
    if (id) this.anchors.pop()
  }

  private readMadeUp(element: HTMLElement) {
    this.isMadeUp = true
    this.readChildren(element)
    this.isMadeUp = false
  }

  private readAs(element: HTMLElement, tag: string) {
    if (this.isMadeUp && tag === 'h3') this.label = withVerdict(element)
    else if (sectionHeading.test(tag) || isQuestion(element)) this.startSection(element)
    else if (tag === 'dl') this.readTerms(element)
    else if (isLabel(element)) this.label = labelOf(element).replace(/^\d+$/, '')
    else if (tag === 'ul' || tag === 'ol') this.readList(element)
    else if (tag === 'li') this.readCard(element)
    else if (tag === 'table') this.readTable(element)
    else if (isCaption(element)) this.add(sentencesOf(textOf(element)), { isCaption: true })
    else if (tag === 'p' && !this.label && isWayOn(element)) return
    else if (tag === 'p' || (tag === 'dd' && !hasBlocks(element))) this.add(sentencesOf(textOf(element)))
    else {
      if (tag === 'dd') this.add(sentencesOf(ownTextOf(element)))
      this.readChildren(element)
    }
  }

  private startSection(element: HTMLElement) {
    const heading = textOf(element)
    const isMinor = /^(?:h3|th|dt)$/.test(tagOf(element))
    const label = isMinor ? '' : this.label.replace(/^\d+ \/ /, '')
    const context = isMinor ? this.title.heading : label
    const anchor = element.id || this.anchors.at(-1) || (isMinor && this.title.anchor)
    this.label = ''
    const isRepeated = anchor === slugOf(heading)
    this.section = {
      heading,
      ...(context && { context }),
      ...(!isRepeated && { anchor: anchor || '' }),
      blocks: [],
    }
    this.sections.push(this.section)
    if (!isMinor)
      this.title = { heading: [heading, label].filter(Boolean).join(' '), ...(anchor && { anchor }) }
  }

  /** Reads a definition list, then continues the section that contained it. */
  private readTerms(terms: HTMLElement) {
    const before = this.section
    this.readChildren(terms)
    this.section = before
  }

  private readList(list: HTMLElement) {
    const items = elementsIn(list)
    if (items.some((item) => hasBlocks(item) && !hasText(item))) this.readChildren(list)
    else {
      this.label ||= this.takeLeadIn()
      this.add(
        items.filter((item) => !isSkipped(item) && (this.label || !isWayOn(item))).map(unlabeledTextOf),
        {
          isList: true,
        },
      )
    }
  }

  /**
   * Takes a lead-in such as "You must not:" with the list it introduces. Without it, an item could be quoted
   * as the opposite.
   */
  private takeLeadIn(): string {
    const block = this.section.blocks.at(-1)
    if (!block || block.isList || !block.sentences.at(-1)?.endsWith(':')) return ''
    const leadIn = block.sentences.pop() ?? ''
    if (block.sentences.length === 0) this.section.blocks.pop()
    return leadIn
  }

  /**
   * Starts the section of a card before its first text, because what precedes its heading belongs to it too.
   */
  private readCard(card: HTMLElement) {
    const heading = this.isMadeUp ? undefined : (card.querySelector('h1, h2, h3') ?? undefined)
    if (heading) this.startSection(heading)
    this.startedBy = heading
    this.readChildren(card)
  }

  /**
   * Reads a table: each row is a section under its heading, with its cells labeled by column. Without row
   * headings, the first cell is the label.
   */
  private readTable(table: HTMLElement) {
    const before = this.section
    const caption = table.querySelector('caption')
    if (this.isMadeUp && caption) this.add([textOf(caption)])
    const columns = table.querySelectorAll('thead th, thead td').map(textOf)
    for (const row of table.querySelectorAll('tbody tr')) {
      const [first, ...cells] = elementsIn(row)
      if (first && (!first.id || this.isMadeUp)) {
        this.label = labelOf(first)
        this.add(cells.map(textOf).map(withColumn(columns.slice(1))), { isList: true })
      } else if (first) {
        this.startSection(first)
        for (const [index, cell] of cells.entries()) {
          this.label = columns[index + 1] ?? ''
          this.add(sentencesInLines(cell))
        }
      }
    }
    this.section = before
  }

  private add(texts: string[], kind: Pick<TextBlock, 'isList' | 'isCaption'> = {}) {
    // An email address without a label is a button.
    const sentences = texts.filter((text) => text && (this.label || !/^\S+@\S+$/.test(text)))
    if (sentences.length === 0) return
    const block: TextBlock = {
      ...(this.label && { label: this.label }),
      ...kind,
      ...(this.isMadeUp && { isMadeUp: true }),
      sentences,
    }
    this.section.blocks.push(block)
    this.label = ''
  }
}
