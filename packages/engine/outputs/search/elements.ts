import { HTMLElement } from 'node-html-parser'

/** Navigation, controls, drawings and code; tables without row headings make no sense row by row; sources of figures. */
const skippedTags = new Set(
  'nav page-island form button svg script noscript pre details summary caption thead sup iframe'.split(' '),
)
const blockTag = /^(?:p|h[1-6]|ul|ol|dl|div|section|article|blockquote|table|details)$/

export const tagOf = (element: HTMLElement) => element.rawTagName.toLowerCase()

export const elementsIn = (parent: HTMLElement) =>
  parent.childNodes.filter((node): node is HTMLElement => node instanceof HTMLElement)

/** Whether the element holds nothing that can be quoted. */
export function isSkipped(element: HTMLElement): boolean {
  return (
    (skippedTags.has(tagOf(element)) && !element.classList.contains('fold')) ||
    element.getAttribute('aria-hidden') === 'true' ||
    // Controls; what has a heading says something.
    (element.getAttribute('data-print') === 'hide' && !element.querySelector('h2')) ||
    element.hasAttribute('data-footnotes') ||
    element.hasAttribute('data-unquoted') ||
    // What the hand moves, and what that answers (`components/sheets/`).
    element.hasAttribute('data-hand')
  )
}

/** The few words that a design puts over a heading or a paragraph; with nothing after them they caption a drawing. */
export function isLabel(element: HTMLElement): boolean {
  if (/^h4$|^dt$/.test(tagOf(element))) return true
  return tagOf(element) === 'p' && element.classList.contains('label') && element.nextElementSibling !== null
}

/** The words below a drawing, which say nothing without it. */
export const isCaption = (element: HTMLElement) =>
  tagOf(element) === 'figcaption' || (tagOf(element) === 'p' && element.classList.contains('label'))

/** A paragraph or an item that is nothing but a link to a page: where to go on, and no text. */
export function isWayOn(element: HTMLElement): boolean {
  const [link, ...others] = element.querySelectorAll('a')
  if (!link || others.length > 0 || /^(?:mailto|tel):/.test(link.getAttribute('href') ?? '')) return false
  return !hasBlocks(link) && textOf(link) === textOf(element)
}

/** A question of a list of questions and answers, which is a heading of its own. */
export const isQuestion = (element: HTMLElement) => tagOf(element) === 'dt' && textOf(element).endsWith('?')

export function hasBlocks(element: HTMLElement): boolean {
  return elementsIn(element).some((child) => blockTag.test(tagOf(child)))
}

/** Whether it holds words of its own, beside those of its elements. */
export const hasText = (element: HTMLElement) =>
  element.childNodes.some((node) => !(node instanceof HTMLElement) && node.text.trim() !== '')

/** As it is read: without what is skipped, and with single spaces. */
export function textOf(element: HTMLElement): string {
  return rawText(element.childNodes).replace(/\s+/g, ' ').trim()
}

/** The same, without what its paragraphs and lists say. */
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

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

export function sentencesOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment.trim())
}
