import { hasLongParagraph, longestParagraph } from '@lintel/engine/content/markdown/inspectMarkdown.ts'

/** A post as another program kept it. */
export interface ForeignPost {
  /** Where it comes from, for the report. */
  source: string
  /** The folder of its file, where the pictures that it names from there may lie. */
  folder?: string
  /** Its file, from the folder of all on, which others may link to. */
  file?: string
  /** What its address ended in. */
  name: string
  title: string
  /** Year-month-day; the empty text where it had none. */
  date: string
  /** From when on it was to be shown on that day, where this is still to come: "09:00-05:00". */
  time?: string
  /** Its date as it was written, where that names no day. */
  writtenDate?: string
  updated?: string
  description: string
  tags: string[]
  author?: string
  html: string
  /** The same before anything was taken out of it or made anew, as HTML. */
  original: string
  /** Whether its empty lines part paragraphs and its line ends are shown, as those of WordPress's classic editor. */
  hasBareLines?: boolean
  /** The pictures that stand in the text itself, by the names that it has for them. */
  embedded?: Map<string, string>
  /** The address of the picture above the text. */
  hero?: string
  /** Its old address, from the slash on, where that is known. */
  address?: string
  /** Others that led to it, from the slash on. */
  aliases?: string[]
  /** Another one that it has for as long as it is there. */
  shortAddress?: string
  /** What was not kept before its text was looked at. */
  lost: string[]
}

/** Notes what was lost, for the report. */
export type Tell = (what: string) => void

/** What is told of a post that no visitor of the old site saw. */
export const unpublished = 'that it was not published there'

export interface ForeignSite {
  posts: ForeignPost[]
  /** What is no post, or not for everybody, a line each. */
  leftOut: string[]
  /** The site's own origin, where that is known. */
  origin?: string
  /** The addresses of its pages and of what else is no post. */
  others?: string[]
  /** The addresses of the files that it says it has. */
  uploaded?: string[]
}

/** Of a post, in characters: more is no post, and takes long to read. */
const longest = 500_000

/** @throws Error where a text is longer than any post */
export function requireReadable({ length }: { length: number }) {
  if (length > longest) throw new Error(`is longer than ${longest} characters`)
}

/** Quotations and lists, each of which begins in the line of the one around it. */
const tooDeep = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){100}/m

/** Of brackets, and of elements that another one cannot end; more are no text, and what reads them takes minutes. */
const mostOpen = 1_000
/** Beginnings and ends of these. */
const tag =
  /<(\/?)(?!(?:area|base|br|col|dd|dt|embed|hr|img|input|li|link|meta|option|p|param|source|t[dhr]|tbody|thead|track|wbr)\b)[a-z][\w-]*\b[^<>]*(?<!\/)>/gi

/** Pictures that stand in the text itself are taken out before. */
const longTag = /<[a-z][^<>]{10000}/i

/** @throws Error where something is within more others than any author writes */
export function requireShallow(markdown: string) {
  if (tooDeep.test(markdown)) throw new Error('it has quotations or lists within 100 others')
  if (deepest(markdown, /[[({]|([\])}])/g) > mostOpen)
    throw new Error(`it has brackets within ${mostOpen} others`)
  if (longTag.test(markdown)) throw new Error('it has an HTML tag of more than 10000 characters')
  if (deepest(markdown, tag) > mostOpen)
    throw new Error(`it has more than ${mostOpen} HTML tags without an end`)
}

/** @param sign matches what begins something, and with its group what ends it */
function deepest(text: string, sign: RegExp): number {
  let [depth, most] = [0, 0]
  for (const [, end] of text.matchAll(sign)) {
    depth = Math.max(0, depth + (end ? -1 : 1))
    most = Math.max(most, depth)
  }
  return most
}

/** @throws Error where a paragraph is longer than any author writes */
export function requireReadableParagraphs(markdown: string) {
  if (hasLongParagraph(markdown)) throw longParagraph
}

/** @throws Error where it is longer than any author writes */
export function requireParagraph({ length }: string) {
  if (length > longestParagraph) throw longParagraph
}

const longParagraph = new Error(`it has a paragraph of more than ${longestParagraph} characters: part it`)

/** Signs that nobody sees, behind which words read backward. */
const reversing = /[\u202d\u202e]/g

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** @throws Error where it is in an encoding that would be read as something else */
export function textOf(bytes: Buffer): string {
  const isWide = bytes.subarray(0, 2).includes(0) || /^(?:feff|fffe)/.test(bytes.toString('hex', 0, 2))
  if (isWide) throw new Error('the file is in UTF-16: save it as UTF-8')
  try {
    return decoder.decode(bytes).replaceAll(reversing, '')
  } catch {
    const line = bytes.toString('utf8').split('\ufffd')[0]?.split('\n').length
    throw new Error(`the file is not in UTF-8, as line ${line} shows: save it as UTF-8`)
  }
}

/**
 * What kept a post from search engines on the old site, or sent them to another one, as the report says it.
 * @param noIndex the values of the fields that do the first
 * @param original the address that does the second
 */
export function searchTold(noIndex: unknown[], original: unknown): string[] {
  const isKeptOut = noIndex.some((value) =>
    /^(?:1|on|yes|true)$|\b(?:noindex|none)\b/i.test(settingOf(value)),
  )
  return [
    ...(isKeptOut
      ? ['that it was kept out of search engines (noindex): as an article it is for them too']
      : []),
    ...(original
      ? [
          `that its original is ${settingOf(original)} (canonical): here its page says that it is the original`,
        ]
      : []),
  ]
}

/** A value may be a list, or a record of such settings. */
const settingOf = (value: unknown) => (typeof value === 'string' ? value.trim() : JSON.stringify(value))
