import type { Tell } from './foreignPost.ts'
import { linkHtml } from './readHtml.ts'

// What has an end is looked for no further than the next beginning, so that no text is read over and over.
const shortcode = /\[(\/?)([a-z][\w-]*)((?:\s[^\][]*)?)\](?!\()/gi
/** One around words alone, which lead where it does. */
const button = /\[([a-z][\w-]*)(\s[^\][]*)\]([^\][<>\n]{1,200})\[\/\1\]/gi
/** What WordPress itself and common plugins know; others are known by their end or their attributes. */
const own = [
  'gallery',
  'audio',
  'video',
  'playlist',
  'embed',
  'caption',
  'wp_caption',
  'youtube',
  'vimeo',
  'tweet',
  'twitter',
  'toc',
]
/** Where what they play is, and what its number there looks like. */
export const services: Record<string, [address: string, number: string]> = {
  youtube: ['https://www.youtube.com/watch?v=', '[\\w-]{11}'],
  vimeo: ['https://vimeo.com/', '\\d{5,}'],
  tweet: ['https://twitter.com/i/status/', '\\d{5,}'],
  twitter: ['https://twitter.com/i/status/', '\\d{5,}'],
  x: ['https://x.com/i/status/', '\\d{5,}'],
}

/**
 * What a shortcode shows lies somewhere, if its attributes name an address or a number that its service knows.
 * @param attributes `id="…"`, or the bare number
 */
export function addressIn(name: string, attributes: string): string | undefined {
  const address = /https?:\/\/[^\s"'“”<>\][]+/.exec(attributes)?.[0]
  if (address) return address
  const [service, number] = (Object.hasOwn(services, name) && services[name]) || []
  const id = number && new RegExp(`(?:^|[\\s="'])(${number})(?=["'\\s]|$)`).exec(attributes)?.[1]
  return id ? service + id : undefined
}

/** One, or one with its end, in brackets of its own, which WordPress shows without these. */
const shown = /\[(\[([a-z][\w-]*)((?:\s[^\][]*)?)\](?:[^\][]{0,500}(\[\/\2\]))?)\]/gi

/** A text of WordPress in which these are words. */
export const withShownShortcodes = (html: string) =>
  html.replaceAll(shown, (whole, inside: string, name: string, attributes: string, end?: string) =>
    own.includes(name) || attributes.includes('=') || end ? inside.replaceAll('[', '&#91;') : whole,
  )

/** A text of WordPress with elements in the place of its shortcodes, where there are such. */
export function withoutShortcodes(html: string, tell: Tell): string {
  const ended = new Set(html.match(/\[\/[a-z][\w-]*\]/gi))
  const isCode = (name: string, attributes: string) =>
    own.includes(name) || attributes.includes('=') || ended.has(`[/${name}]`)
  return html
    .replaceAll(
      /\[(?:wp_)?caption([^\][]*)\]\s*((?:<a [^<>]*>\s*)?<img[^<>]*>(?:\s*<\/a>)?)((?:(?!\[(?:wp_)?caption)[\s\S])*?)\[\/(?:wp_)?caption\]/g,
      (_, attributes: string, image: string, words: string) => {
        const caption = words.trim() ? words : (/\scaption="([^"]*)"/.exec(attributes)?.[1] ?? '')
        return `\n\n<figure>${image}<figcaption>${caption}</figcaption></figure>\n\n`
      },
    )
    .replaceAll(/\[embed[^\][]*\]\s*([^\s[]+)\s*\[\/embed\]/g, (_, address: string) => {
      const link = linkHtml(address)
      tell(`the embed ${address}${link && ', which is a link now'}`)
      return link || address
    })
    .replaceAll(button, (whole, name: string, attributes: string, words: string) => {
      const address = addressIn(name, attributes)
      if (!address || !words.trim()) return whole
      tell(`the shortcode [${name}], which is a link to ${address} now`)
      return linkHtml(address, words)
    })
    .replaceAll(shortcode, (whole, end: string, name: string, attributes: string) => {
      if (!isCode(name, attributes)) return whole
      const address = end ? undefined : addressIn(name, attributes)
      if (!end)
        tell(
          address
            ? `the shortcode [${name}], which is a link to ${address} now`
            : `the shortcode [${name}${attributes.trimEnd()}]`,
        )
      return address ? linkHtml(address) : ''
    })
}
