import type { Tell } from './foreignPost.ts'
import { noteHtml, noteMark } from './notes.ts'
import { linkHtml } from './readHtml.ts'

/** A block of which the post has no more than its settings: the server, or a plugin, made the rest for visitors. */
export const bareBlock =
  /<!--\s+wp:([a-z][\w/-]*)((?:(?!-->|<!--)[\s\S])*?)(?:\/-->|-->\s*<!--\s+\/wp:[\w/-]+\s+-->)/g
/** What shows nothing of its own. */
const silent = ['footnotes', 'more', 'nextpage', 'separator', 'spacer']

/** A text of WordPress's blocks with elements in the place of those that have none. */
export const withoutBareBlocks = (html: string, tell: Tell): string =>
  html.replaceAll(bareBlock, (_, name: string, settings: string) => {
    const { url, ref } = settingsOf(settings)
    if (silent.includes(name)) return ''
    const link = linkHtml(String(url ?? ''))
    tell(`the block ${name}${ref ? ` ${ref}` : ''}${link && `, which is a link to ${url} now`}`)
    return link && `<p>${link}</p>`
  })

/** The beginning of a block of code, whose language stands in its settings alone. */
const codeBlock = /(<!--\s+wp:[a-z][\w/-]*((?:(?!-->|<!--)[\s\S])*?)-->\s*(?:<div[^<>]*>\s*)?<pre)(?=[\s>])/g

/** A text of WordPress's blocks with these languages in the elements. */
export const withLanguages = (html: string): string =>
  html.replaceAll(codeBlock, (start, _, settings: string) => {
    const { language } = settingsOf(settings)
    return /^[\w+#-]+$/.test(String(language ?? '')) ? `${start} data-language="${language}"` : start
  })

/** What the comment of a block says. */
export function settingsOf(json: string): Record<string, unknown> {
  try {
    return JSON.parse(json) ?? {}
  } catch {
    return {}
  }
}

/**
 * A text of WordPress with its footnotes as Markdown has them.
 * @param notes what it keeps beside the text, as JSON
 */
export function withFootnotes(html: string, notes: string | undefined): string {
  const footnotes = notesIn(notes)
  const text = html.replaceAll(
    /<sup\s[^<>]*data-fn="([^"<>]*)"[^<>]*>(?:(?!<\/?sup)[\s\S])*<\/sup>/g,
    (whole, id) => {
      const number = footnotes.findIndex((note) => note.id === id) + 1
      return number > 0 ? noteMark(`${number}`) : whole
    },
  )
  return text + footnotes.map(({ content }, index) => noteHtml(`${index + 1}`, `<p>${content}</p>`)).join('')
}

function notesIn(json: string | undefined): { id: string; content: string }[] {
  try {
    const notes = JSON.parse(json ?? '[]')
    return Array.isArray(notes) ? notes.filter((note) => note?.id && typeof note.content === 'string') : []
  } catch {
    return []
  }
}
