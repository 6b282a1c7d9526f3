import { HTMLElement } from 'node-html-parser'

/**
 * Navigation, controls, drawings and code; tables without row headings, which make no sense row by row;
 * sources of figures.
 */
const skippedTags = new Set(
  'nav page-island form button svg script noscript pre details summary caption thead sup iframe'.split(' '),
)
const blockTag = /^(?:p|h[1-6]|ul|ol|dl|div|section|article|blockquote|table|details)$/

export const tagOf = (element: HTMLElement) => element.rawTagName.toLowerCase()

export const elementsIn = (parent: HTMLElement) =>
  parent.childNodes.filter((node): node is HTMLElement => node instanceof HTMLElement)

/** Whether an element contains nothing to quote. */
export function isSkipped(element: HTMLElement): boolean {
  return (
    (skippedTags.has(tagOf(element)) && !element.classList.contains('fold')) ||
    element.getAttribute('aria-hidden') === 'true' ||
    // Controls. An element with a heading has content.
    (element.getAttribute('data-print') === 'hide' && !element.querySelector('h2')) ||
    element.hasAttribute('data-footnotes') ||
    element.hasAttribute('data-unquoted') ||
    // Controls to drag, and the output that depends on them (`components/sheets/`).
    element.hasAttribute('data-hand')
  )
}

/** The short line above a heading or paragraph. If nothing follows it, it is the caption of a drawing. */
export function isLabel(element: HTMLElement): boolean {
  if (/^h4$|^dt$/.test(tagOf(element))) return true
  return tagOf(element) === 'p' && element.classList.contains('label') && element.nextElementSibling !== null
}

/** The text below a drawing, which means nothing without it. */
export const isCaption = (element: HTMLElement) =>
  tagOf(element) === 'figcaption' || (tagOf(element) === 'p' && element.classList.contains('label'))

/** Whether a paragraph or list item is only a link to another page. */
export function isWayOn(element: HTMLElement): boolean {
  const [link, ...others] = element.querySelectorAll('a')
  if (!link || others.length > 0 || /^(?:mailto|tel):/.test(link.getAttribute('href') ?? '')) return false
  return !hasBlocks(link) && textOf(link) === textOf(element)
}

/** Whether an element is a question in a list of questions and answers, and thus a heading. */
export const isQuestion = (element: HTMLElement) => tagOf(element) === 'dt' && textOf(element).endsWith('?')

export function hasBlocks(element: HTMLElement): boolean {
  return elementsIn(element).some((child) => blockTag.test(tagOf(child)))
}

/** Whether an element has text of its own, outside of child elements. */
export const hasText = (element: HTMLElement) =>
  element.childNodes.some((node) => !(node instanceof HTMLElement) && node.text.trim() !== '')

/** Returns the text as it reads: without skipped elements, and with single spaces. */
export function textOf(element: HTMLElement): string {
  return rawText(element.childNodes).replace(/\s+/g, ' ').trim()
}

/** Returns the same without the short labels inside, such as the kind of a document before its name. */
export function unlabeledTextOf({ childNodes }: HTMLElement): string {
  const isLabeling = (node: HTMLElement['childNodes'][number]) =>
    node instanceof HTMLElement && node.classList.contains('label')
  return rawText(childNodes.filter((node) => !isLabeling(node)))
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns the same without the text of paragraphs and lists inside. */
export function ownTextOf({ childNodes }: HTMLElement): string {
  const own = childNodes.filter((node) => !(node instanceof HTMLElement && blockTag.test(tagOf(node))))
  return rawText(own).replace(/\s+/g, ' ').trim()
}

function rawText(nodes: HTMLElement['childNodes']): string {
  return nodes
    .map((node) => {
      if (!(node instanceof HTMLElement)) return node.text
      if (isSkipped(node)) return ''
      const isBlock = blockTag.test(tagOf(node)) || node.classList.contains('block')
      return isBlock ? ` ${rawText(node.childNodes)} ` : rawText(node.childNodes)
    })
    .join('')
}

/** Returns a label, or the heading of a row, whose lines stand after a colon: "Ongoing: Build". */
export function labelOf(element: HTMLElement): string {
  const isLine = (node: HTMLElement['childNodes'][number]) =>
    node instanceof HTMLElement && node.classList.contains('block')
  const lines = [
    rawText(element.childNodes.filter((node) => !isLine(node))),
    ...element.childNodes.filter(isLine).map((line) => rawText([line])),
  ]
  return lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(': ')
}

/** Returns the sentences of a cell. A line of its own is one, even without a full stop. */
export function sentencesInLines(cell: HTMLElement): string[] {
  const lines = elementsIn(cell).filter((line) => line.classList.contains('block') && !isSkipped(line))
  return lines.length > 1 ? lines.flatMap((line) => sentencesOf(textOf(line))) : sentencesOf(textOf(cell))
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

export function sentencesOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment.trim())
}
