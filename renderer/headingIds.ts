import { createSlugs } from '#content/markdown/slugs.ts'

const main = /<main[\s>][\s\S]*?<\/main>/
/** Where parts begin and end that may be left as they are. */
const boundary = /(<\/?(?:section|page-island)\b[^>]*>)/
const bareHeading = /<(h[23]|th scope="row")((?:\s(?!id=)[\w-]+(?:="[^"]*")?)*)>([\s\S]*?)<\/(?:h[23]|th)>/g
const givenId = /\sid="([^"]*)"/g

/**
 * The document with an id for each heading of its main part to which none leads, made of its words, so that a link can
 * go there: those of the assistant's quotes do.
 */
export function withHeadingIds(html: string): string {
  const nextId = createSlugs(Array.from(html.matchAll(givenId), ([, id = '']) => id))
  const addId = (_: string, tag: string, attributes: string, content: string) =>
    `<${tag} id="${nextId(wordsOf(content))}"${attributes}>${content}</${tag.split(' ')[0]}>`
  /** For each open part, whether it is left alone. */
  const open: boolean[] = []
  const inPart = (part: string) => {
    if (part.startsWith('</') && boundary.test(part)) open.pop()
    else if (boundary.test(part)) open.push(isLeftAlone(part))
    else if (!open.includes(true)) return part.replace(bareHeading, addId)
    return part
  }
  return html.replace(main, (whole) => whole.split(boundary).map(inPart).join(''))
}

/** The headings of an island must be those that it hydrates, and a section's id leads to its own. */
const isLeftAlone = (tag: string) => /^<(?:page-island\b|section id=")/.test(tag)

/** Without tags, and without what is written as an entity: punctuation, of which no id is made. */
const wordsOf = (content: string) =>
  content
    .replace(/<[^>]+>/g, '')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/&#?\w+;/g, '')
