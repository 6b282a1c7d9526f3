import { parsing } from '@lintel/engine/content/markdown/codeAndComments.ts'
import type { Nodes, Properties } from 'hast'
import type { Nodes as MarkdownNodes } from 'mdast'
import { markdownToMdast } from 'satteri'
import { addressesOf } from './addressesOf.ts'
import { blocks } from './blocks.ts'
import { titleOf } from './figures.ts'
import { elements } from './looseTags.ts'
import { markElement } from './notes.ts'
import { parametersOf } from './parameters.ts'
import { readHtml } from './readHtml.ts'
import { services } from './shortcodes.ts'

/** What readers find in a text. */
export interface Shown {
  words: string
  /** Where it leads, and what it shows from elsewhere. */
  addresses: Set<string>
}

/** What a page runs, what it shows where it cannot play something, and what is a number there. */
const unseen = ['audio', 'canvas', 'iframe', 'noscript', 'object', 'script', 'style', 'video', markElement]
/** What parts words, as blocks do; other elements may stand within one. */
const parting = ['br', 'img', 'input', 'kbd', 'option', 'rt', 'sub', 'sup']
const shownAttributes = ['alt', 'dataToValue', 'label', 'placeholder', 'title']
const addressInText = /https?:\/\/[^\s<>"“”\][]+/g
/** Of a component, or in code about elements. */
const endTag = /<\/[\w.:-]{1,60}>/g
/** The settings of a block of WordPress. */
const settings = /^\s*wp:\S+\s+(\{[\s\S]*\})\s*\/?\s*$/
/** Of them, what says how a block looks, and what it is called in the editor. */
const look = /class|font|style|metadata/i
const sentence = /\p{L}\s+\p{L}/u
const bareWord = /^\p{L}[\p{L}'’,.-]*$/u
/** A shortcode, or the end of one. */
const shortcode = /\[(\/?)([a-z][\w-]*)((?:\s[^\][]*)?)\]/gi

/** What a text of HTML shows, be it in elements, their attributes, shortcodes or the settings of blocks. */
export function shownInHtml(html: string, hasTitles: boolean): Shown {
  const addresses = new Set<string>()
  const parts: (string | { setting: string })[] = []
  const visit = (node: Nodes) => {
    if (node.type === 'text') parts.push(node.value)
    if (node.type === 'comment')
      parts.push(...textsIn(settingsOf(node.value), addresses).map((setting) => ({ setting })))
    if (!('children' in node)) return
    const { tagName, properties } = 'tagName' in node ? node : { tagName: '', properties: {} as Properties }
    if ('tagName' in node) for (const address of addressesOf(node)) addresses.add(address)
    if (unseen.includes(tagName)) return
    const edge = blocks.has(tagName) || parting.includes(tagName) ? ' ' : ''
    parts.push(edge)
    for (const child of node.children) visit(child)
    if ('tagName' in node && tagName === 'img' && !hasTitles) properties.title = titleOf(node)
    for (const name of shownAttributes) if (properties[name]) parts.push(` ${properties[name]} `)
    if (tagName && !elements.has(tagName))
      for (const [name, value] of Object.entries(properties))
        if (!look.test(name) && sentence.test(String(value))) parts.push(` ${value} `)
    parts.push(edge)
  }
  visit(readHtml(html))
  const text = parts.filter((part) => typeof part === 'string').join('')
  // Most settings repeat what the block shows.
  const whole = parts.map((part) =>
    typeof part === 'string' ? part : text.includes(part.setting) ? '' : ` ${part.setting} `,
  )
  return shownInText(withoutShortcodes(whole.join('')), addresses)
}

function withoutShortcodes(text: string): string {
  const ended = new Set(text.match(/\[\/[a-z][\w-]*\]/gi))
  return text.replaceAll(shortcode, (whole, end: string, name: string, attributes: string) =>
    end || ended.has(`[/${name}]`) || attributes.includes('=') || Object.hasOwn(services, name)
      ? ` ${valuesIn(attributes)} `
      : whole,
  )
}

/** What this site shows of Markdown, in which HTML is nothing. */
export function shownInMarkdown(markdown: string): Shown {
  const addresses = new Set<string>()
  const parts: string[] = []
  const visit = (node: MarkdownNodes) => {
    if (node.type === 'html') return
    const isWithin = ['delete', 'emphasis', 'inlineCode', 'link', 'strong', 'text'].includes(node.type)
    if (!isWithin) parts.push(' ')
    if ('url' in node) addresses.add(node.url)
    if ('value' in node) parts.push(node.value)
    if ('children' in node) for (const child of node.children) visit(child)
    if ('alt' in node) parts.push(node.alt ?? '')
    if ('title' in node) parts.push(` ${node.title ?? ''}`)
    if (!isWithin) parts.push(' ')
  }
  visit(markdownToMdast(markdown, parsing) as MarkdownNodes)
  return shownInText(parts.join(''), addresses)
}

function shownInText(text: string, addresses: Set<string>): Shown {
  const words = text.replaceAll(endTag, ' ').replaceAll(addressInText, (address) => {
    addresses.add(address.replace(/[).,:;!?]+$/, ''))
    return ' '
  })
  return { words, addresses }
}

/** What is written for readers among the values of a shortcode: sentences, and words in a row. */
export function valuesIn(attributes: string): string {
  const values = [...parametersOf(attributes)].filter(
    ([name, value]) => !look.test(name) && value !== 'linenos',
  )
  const inRow = values.flatMap(([name, value]) => (/^\d+$/.test(name) && bareWord.test(value) ? [value] : []))
  const sentences = values.flatMap(([name, value]) =>
    sentence.test(value) || /alt|caption|text|title/.test(name) ? [value] : [],
  )
  return [...(inRow.length > 1 ? inRow : []), ...sentences].join(' ')
}

function settingsOf(comment: string): unknown {
  try {
    return JSON.parse(settings.exec(comment)?.[1] ?? 'null')
  } catch {
    return undefined
  }
}

/** What the fields of a plugin say besides sentences: names, and amounts. */
const nameOrAmount = /^(?:\p{Lu}|[\d.,]+[^\d.,])/u

/**
 * What is for readers among settings: sentences and, in the fields of plugins and in titles, single words.
 * @param isForReaders whether all of it is
 */
function textsIn(value: unknown, addresses: Set<string>, isForReaders = false): string[] {
  if (typeof value === 'string') {
    if (isForReaders && /^https?:/.test(value)) addresses.add(value)
    return sentence.test(value) || (isForReaders && nameOrAmount.test(value))
      ? [shownInHtml(value, false).words.trim()]
      : []
  }
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, each]) => {
    if (name === 'url' && typeof each === 'string') addresses.add(each)
    // Fields of ACF have their own names beside them, with this sign.
    if (look.test(name) || name.startsWith('_')) return []
    return textsIn(each, addresses, isForReaders || /^(?:data|text|title|label|caption)$/.test(name))
  })
}
