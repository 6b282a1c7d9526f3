import { XMLParser } from 'fast-xml-parser'
import { decoded } from '#scripts/quality/checks/links.ts'
import type { ForeignPost, ForeignSite } from './foreignPost.ts'

const parser = new XMLParser({
  parseTagValue: false,
  ignoreAttributes: false,
  isArray: (name) => ['item', 'category', 'wp:postmeta'].includes(name),
})

interface Item {
  title?: string
  link?: string
  'dc:creator'?: string
  'content:encoded'?: string
  'excerpt:encoded'?: string
  'wp:post_id'?: string
  'wp:post_name'?: string
  'wp:post_date'?: string
  'wp:post_modified'?: string
  'wp:post_type'?: string
  'wp:post_password'?: string
  'wp:status'?: string
  'wp:attachment_url'?: string
  'wp:comment'?: unknown
  'wp:postmeta'?: { 'wp:meta_key'?: string; 'wp:meta_value'?: string }[]
  category?: { '#text'?: string; '@_domain'?: string }[]
}

/** States of posts that somebody has written or published. */
const kept = ['publish', 'future', 'draft', 'pending', 'private']

/**
 * The posts of a WordPress export (Tools, Export; WXR, which is RSS with more).
 * @throws Error where the text is no such export
 */
export function readWordPress(xml: string): ForeignSite {
  const channel = parser.parse(xml)?.rss?.channel
  if (!channel) throw new Error('This is no export of WordPress: it has no <rss><channel>.')
  const items: Item[] = channel.item ?? []
  const pictures = new Map(
    items.flatMap((item) =>
      item['wp:attachment_url'] ? [[item['wp:post_id'], item['wp:attachment_url']] as const] : [],
    ),
  )
  const others = Map.groupBy(
    items.filter((item) => item['wp:post_type'] !== 'post'),
    (item) => item['wp:post_type'] ?? 'unknown',
  )
  const posts = items.filter((item) => item['wp:post_type'] === 'post')
  const isKept = (item: Item) => kept.includes(item['wp:status'] ?? '') && !item['wp:post_password']
  return {
    posts: posts.filter(isKept).map((item) => postOf(item, pictures)),
    leftOut: [
      ...[...others]
        .filter(([type]) => type !== 'attachment')
        .map(([type, { length }]) => `${length} of type "${type}": only posts are imported`),
      ...posts
        .filter((item) => !isKept(item))
        .map(
          (item) =>
            `“${textOf(item.title)}”: ${item['wp:post_password'] ? 'has a password' : `its state is "${item['wp:status']}"`}`,
        ),
    ],
    origin: URL.parse(textOf(channel.link))?.origin,
  }
}

function postOf(item: Item, pictures: Map<string | undefined, string>): ForeignPost {
  const terms = (domain: string) =>
    (item.category ?? []).flatMap((term) => (term['@_domain'] === domain ? [textOf(term['#text'])] : []))
  const heroId = item['wp:postmeta']?.find((meta) => meta['wp:meta_key'] === '_thumbnail_id')?.[
    'wp:meta_value'
  ]
  const comments = [item['wp:comment'] ?? []].flat().length
  const link = URL.parse(textOf(item.link))
  const { html, lost } = withoutShortcodes(textOf(item['content:encoded']))
  return {
    source: textOf(item.title) || `post ${item['wp:post_id']}`,
    name: decoded(textOf(item['wp:post_name'])) || textOf(item.title),
    title: textOf(item.title),
    date: dayOf(item['wp:post_date']),
    updated: dayOf(item['wp:post_modified']),
    description: textOf(item['excerpt:encoded'])
      .replaceAll(/<[^>]+>/g, '')
      .trim(),
    tags: [...terms('post_tag'), ...terms('category').filter((name) => name !== 'Uncategorized')],
    author: textOf(item['dc:creator']) || undefined,
    html: /<!-- wp:|<p[ >]/.test(html) ? html : withParagraphs(html),
    hero: pictures.get(heroId),
    // An address such as /?p=12 is one of a draft.
    address: link && link.pathname !== '/' ? link.pathname : undefined,
    shortAddress: `/?p=${item['wp:post_id']}`,
    lost: [...lost, ...(comments > 0 ? [`${comments} comments`] : [])],
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** "0000-00-00 00:00:00" stands for no day. */
const dayOf = (time: string | undefined) => /^(?!0000)\d{4}-\d{2}-\d{2}/.exec(time ?? '')?.[0] ?? ''

const shortcode = /\[(\/?)([a-z][\w-]*)((?:\s[^\]]*)?)\](?!\()/gi
/** What WordPress itself knows; plugins bring others, which have an end or attributes. */
const ownShortcodes = ['gallery', 'audio', 'video', 'playlist', 'embed', 'caption', 'wp_caption']

function withoutShortcodes(html: string): { html: string; lost: string[] } {
  const lost = new Set<string>()
  const isCode = (name: string, attributes: string) =>
    ownShortcodes.includes(name) || attributes.includes('=') || html.includes(`[/${name}]`)
  const text = html
    .replaceAll(
      /\[(?:wp_)?caption[^\]]*\]\s*((?:<a [^>]*>)?\s*<img[^>]*>\s*(?:<\/a>)?)([\s\S]*?)\[\/(?:wp_)?caption\]/g,
      '\n\n<figure>$1<figcaption>$2</figcaption></figure>\n\n',
    )
    .replaceAll(/\[embed[^\]]*\]\s*(\S+?)\s*\[\/embed\]/g, '<a href="$1">$1</a>')
    .replaceAll(shortcode, (whole, _, name: string, attributes: string) => {
      if (!isCode(name, attributes)) return whole
      lost.add(`the shortcode [${name}]`)
      return ''
    })
  return { html: text, lost: [...lost] }
}

const block =
  /^\s*<(?:\/?(?:address|article|blockquote|dd|div|dl|dt|fig|footer|form|h[1-6]|header|hr|iframe|li|ol|pre|script|section|style|table|tbody|td|th|tr|ul|video)|!--)/i

/** The classic editor keeps paragraphs as empty lines, and WordPress makes elements of them for visitors. */
function withParagraphs(html: string): string {
  return html
    .split(/(<pre[\s\S]*?<\/pre>)/i)
    .map((part) =>
      /^<pre/i.test(part)
        ? part
        : part
            .split(/\r?\n\s*\r?\n/)
            .map((chunk) =>
              !chunk.trim() || block.test(chunk)
                ? chunk
                : `<p>${chunk.trim().replaceAll(/\r?\n/g, '<br>\n')}</p>`,
            )
            .join('\n'),
    )
    .join('\n')
}
