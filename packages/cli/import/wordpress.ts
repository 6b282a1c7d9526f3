import { decoded } from '@lintel/engine/checks/links.ts'
import { textOf } from '@lintel/engine/content/markdown/nodes.ts'
import { describeDiagnostic } from '@lintel/rules/diagnostic.ts'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { withCode } from './codeShortcodes.ts'
import { timeToCome } from './dayOf.ts'
import { withoutEmbedded } from './embedded.ts'
import {
  type ForeignPost,
  type ForeignSite,
  requireReadable,
  searchTold,
  unpublished,
} from './foreignPost.ts'
import { withoutHiddenBlocks } from './hiddenBlocks.ts'
import { withoutLooseTags } from './looseTags.ts'
import { type Attachment, type Numbered, withNumbered } from './numbered.ts'
import { readHtml } from './readHtml.ts'
import { inTime, type Repeated, repeatTold, wholeOf } from './repeated.ts'
import { withoutShortcodes, withShownShortcodes } from './shortcodes.ts'
import { struckTold } from './struck.ts'
import { withinTime } from './withinTime.ts'
import { withFootnotes, withLanguages, withoutBareBlocks } from './wordpressBlocks.ts'

const parser = new XMLParser({
  parseTagValue: false,
  ignoreAttributes: false,
  isArray: (name) => ['item', 'category', 'wp:author', 'wp:postmeta'].includes(name),
})

interface Author {
  'wp:author_login'?: string
  'wp:author_display_name'?: string
}

interface Item {
  title?: string
  link?: string
  'dc:creator'?: string
  'content:encoded'?: string
  'excerpt:encoded'?: string
  'wp:post_id'?: string
  'wp:post_name'?: string
  'wp:post_parent'?: string
  'wp:post_date'?: string
  'wp:post_date_gmt'?: string
  'wp:post_modified'?: string
  'wp:post_type'?: string
  'wp:post_password'?: string
  'wp:status'?: string
  'wp:attachment_url'?: string
  'wp:comment'?: unknown
  'wp:postmeta'?: { 'wp:meta_key'?: string; 'wp:meta_value'?: string }[]
  category?: { '#text'?: string; '@_domain'?: string }[]
  /** Set where reading it came to no end. */
  whyUnreadable?: string
}

/** Kinds of terms that have a place here, or say nothing to readers. */
const knownTerms = ['post_tag', 'category', 'author', 'post_format']

/** States of posts that somebody has written or published. */
const importedStatuses = ['publish', 'future', 'draft', 'pending', 'private']

/** What may stand before the first element. */
const prolog = /^\uFEFF?(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->)*/
/** Some plugins sign what they let through. */
const ending = /<\/rss>\s*(?:<!--[^>]*-->\s*)?$/

/**
 * The posts of a WordPress export (Tools, Export; WXR, which is RSS with more).
 * @param file named in errors
 * @param parts the further files of an export that WordPress has divided, by name: pictures and shared blocks of a post may
 *   be in any of them
 * @throws Error where a text is no such export, or not all of one, or is of another site
 */
export function readWordPress(
  xml: string,
  file = 'export.xml',
  parts: ReadonlyMap<string, string> = new Map(),
): ForeignSite {
  const channel = channelOf(xml, file)
  const channels = inTime([
    { file, channel },
    ...Array.from(parts, ([name, text]) => ({ file: name, channel: partOf(channel, text, name, file) })),
  ])
  const embedded = new Map<string, string>()
  const items = wholeOf<Item>(channels).map((item) => {
    const isEncoded = encodedCode.some((key) => Boolean(metaOf(item, key)[0]))
    try {
      const html = withinTime(() =>
        withoutEmbedded(withCode(trimmed(item['content:encoded']), isEncoded), embedded),
      )
      return { ...item, 'content:encoded': html }
    } catch (error) {
      return { ...item, 'content:encoded': '', whyUnreadable: (error as Error).message }
    }
  })
  const authors = new Map(
    channels
      .flatMap((each) => (each.channel['wp:author'] ?? []) as Author[])
      .map((author) => [trimmed(author['wp:author_login']), termNames(author['wp:author_display_name'])]),
  )
  const attachments = new Map(
    items.flatMap((item) =>
      item['wp:attachment_url'] ? [[item['wp:post_id'], attachmentOf(item)] as const] : [],
    ),
  )
  const reusable = new Map(
    items.flatMap((item) =>
      item['wp:post_type'] === 'wp_block'
        ? [[item['wp:post_id'], { html: item['content:encoded'], why: whyUnseen(item) }] as const]
        : [],
    ),
  )
  const others = Map.groupBy(
    items.filter((item) => item['wp:post_type'] !== 'post'),
    (item) => item['wp:post_type'] ?? 'unknown',
  )
  const posts = items.filter((item) => item['wp:post_type'] === 'post')
  const links = [...others.values()].flat().flatMap(({ link }) => URL.parse(trimmed(link)) ?? [])
  const site: ForeignSite = {
    posts: [],
    leftOut: [],
    origin: /^https?:/i.test(trimmed(channel.link)) ? URL.parse(trimmed(channel.link))?.origin : undefined,
    others: links.map(({ pathname, search }) => pathname + search),
    uploaded: [...attachments.values()].map(({ address }) => address),
  }
  for (const [type, { length }] of others)
    if (!['attachment', 'wp_block'].includes(type))
      site.leftOut.push(`${length} of type "${type}": only posts are imported`)
  for (const item of posts)
    try {
      requireKept(item)
      site.posts.push({ ...withinTime(() => postOf(item, authors, { attachments, reusable })), embedded })
    } catch (error) {
      site.leftOut.push(
        `“${trimmed(item.title)}”: ${[(error as Error).message, ...repeatTold(item)].join('; ')}`,
      )
    }
  return site
}

function channelOf(xml: string, file: string) {
  const refused = (message: string, fix: string, line?: number) =>
    new Error(describeDiagnostic({ file, line, message, fix }))
  const again = 'export it again in WordPress (Tools, Export), and import the file as it comes'
  const start = xml.slice(prolog.exec(xml)?.[0].length)
  // Entities that are made of entities take any memory there is, and no export of WordPress has any of its own.
  if (/^<!DOCTYPE/i.test(start))
    throw refused('this is no export of WordPress: it begins with a DOCTYPE', again)
  if (!/^<rss\b/.test(start))
    throw refused('this is no export of WordPress: it does not begin with <rss>', again)
  if (!ending.test(xml.slice(-2000))) {
    const last = [...xml.matchAll(/<title>(?:<!\[CDATA\[)?([^<\]]{1,200})/g)].at(-1)?.[1]
    const place = last ? `, in the post “${termNames(last)}” or after it` : ''
    throw refused(`the export breaks off${place}: </rss> is missing at its end`, again)
  }
  try {
    const { channel } = parser.parse(xml).rss
    if (channel) return channel
  } catch (error) {
    const result = XMLValidator.validate(xml)
    const { msg, line } = result === true ? { msg: (error as Error).message } : result.err
    throw refused(`the export cannot be read: ${msg.replace(/\.?(?: Context:.*)?$/s, '')}`, again, line)
  }
  throw refused('this is no export of WordPress: it has no <channel>', again)
}

function partOf(channel: { link?: string }, xml: string, name: string, file: string) {
  const part = channelOf(xml, name)
  if (trimmed(part.link) === trimmed(channel.link)) return part
  throw new Error(
    `${name} is an export of ${trimmed(part.link)}, and ${file} one of ${trimmed(channel.link)}: put each site’s into a folder of its own.`,
  )
}

function requireKept(item: Item) {
  if (item.whyUnreadable) throw new Error(item.whyUnreadable)
  if (item['wp:post_password']) throw new Error('has a password')
  if (!importedStatuses.includes(item['wp:status'] ?? ''))
    throw new Error(`its state is "${item['wp:status']}"`)
  requireReadable(trimmed(item['content:encoded']))
}

/** Why WordPress shows readers none of a block that posts share. */
function whyUnseen(item: Item): string | undefined {
  if (item['wp:post_password']) return 'it has a password'
  return item['wp:status'] === 'publish' ? undefined : `its state is "${item['wp:status']}"`
}

const metaOf = (item: Item, key: string) =>
  (item['wp:postmeta'] ?? []).flatMap((each) => (each['wp:meta_key'] === key && each['wp:meta_value']) || [])

const attachmentOf = (item: Item): Attachment => ({
  address: trimmed(item['wp:attachment_url']),
  alt: trimmed(metaOf(item, '_wp_attachment_image_alt')[0]),
  caption: trimmed(item['excerpt:encoded']),
  post: item['wp:post_parent'],
})

/** Where SyntaxHighlighter notes that it keeps code as HTML, now and before. */
const encodedCode = ['_syntaxhighlighter_encoded', 'syntaxhighlighter_encoded']
/** Where plugins keep what search engines show of a post. */
const descriptions = [
  '_yoast_wpseo_metadesc',
  'rank_math_description',
  '_aioseo_description',
  '_seopress_titles_desc',
]
/** Where they keep that a post is for no search engine, and where its original is. */
const noIndex = [
  '_yoast_wpseo_meta-robots-noindex',
  'rank_math_robots',
  '_aioseop_noindex',
  '_seopress_robots_index',
  '_genesis_noindex',
]
const originals = [
  '_yoast_wpseo_canonical',
  'rank_math_canonical_url',
  '_aioseop_custom_link',
  '_seopress_robots_canonical',
  '_genesis_canonical_uri',
]
/** What they fill in themselves. */
const variable = /%\w+%|#\w+_\w+/
/** What WordPress and plugins keep for themselves, or has its place in a post. */
const silentField = /^(?:_|rank_math_|(?:footnotes|inline_featured_image|syntaxhighlighter_encoded)$)/
/** Where plugins keep who may read a post. */
const readersField = /member|restrict|paywall|protect|subscri|access_(?:role|level)|acl$/i

/** The fields beside the text that themes and plugins show. */
function otherFieldsOf(item: Item): string[] {
  const fields = (item['wp:postmeta'] ?? []).flatMap(
    ({ 'wp:meta_key': key = '', 'wp:meta_value': value }) => {
      const isText = key === '_elementor_data' ? /\{/.test(trimmed(value)) : !silentField.test(key)
      return key && trimmed(value) && (isText || readersField.test(key)) ? [key] : []
    },
  )
  const { readers = [], others = [] } = Object.groupBy(new Set(fields), (key) =>
    readersField.test(key) ? 'readers' : 'others',
  )
  return [
    ...(others.length > 0 ? [`the fields ${others.join(', ')}`] : []),
    ...readers.map(
      (key) => `who could read it (${key}), if not everybody could: as an article it is for everybody`,
    ),
  ]
}

/** @param authors what they are called, by the names that they log in with */
function postOf(item: Repeated<Item>, authors: Map<string, string>, numbered: Numbered): ForeignPost {
  const terms = (domain: string) =>
    (item.category ?? []).flatMap((term) => (term['@_domain'] === domain ? [termNames(term['#text'])] : []))
  const meta = (key: string) => metaOf(item, key)[0]
  const featured = meta('_thumbnail_id')
  const login = trimmed(item['dc:creator'])
  const author = authors.get(login) || login || undefined
  const excerpt = termNames(item['excerpt:encoded'])
  const description = descriptions
    .map((key) => termNames(meta(key)))
    .find((text) => text && !variable.test(text))
  const original = originals
    .map((key) => trimmed(meta(key)))
    .find((text) => text && text !== trimmed(item.link))
  const comments = [item['wp:comment'] ?? []].flat().length
  const link = URL.parse(trimmed(item.link))
  // An address such as /?p=12 is one of a draft.
  const isPublic = link !== null && link.pathname !== '/'
  const otherAuthors = terms('author').filter((name) => ![login, author].includes(name))
  const oldNames = metaOf(item, '_wp_old_slug')
  const date = dayOf(item['wp:post_date'])
  const utc = trimmed(item['wp:post_date_gmt'])
  const told = new Set<string>()
  const tell = (what: string) => void told.add(what)
  const html = withShownShortcodes(trimmed(item['content:encoded']))
  const whole = withNumbered(html, item['wp:post_id'], numbered, tell)
  const source = withoutLooseTags(withoutHiddenBlocks(whole, tell))
  return {
    source: termNames(item.title) || `post ${item['wp:post_id']}`,
    name: decoded(trimmed(item['wp:post_name'])) || termNames(item.title),
    title: termNames(item.title),
    date,
    time: timeToCome(date, dayOf(utc) === date ? `${utc}Z` : item['wp:post_date']),
    writtenDate: date ? '' : trimmed(item['wp:post_date']).replace(/^0000-.*/, ''),
    updated: dayOf(item['wp:post_modified']),
    description: description ?? excerpt,
    tags: [...terms('post_tag'), ...terms('category').filter((name) => name !== 'Uncategorized')],
    author,
    html: withFootnotes(
      withoutShortcodes(withoutBareBlocks(withLanguages(source), tell), tell),
      meta('footnotes'),
    ),
    original: withFootnotes(source, meta('footnotes')),
    hasBareLines: !/<!--\s+wp:/.test(source),
    hero: numbered.attachments.get(featured)?.address,
    address: isPublic ? link.pathname + link.search : undefined,
    shortAddress: `/?p=${item['wp:post_id']}`,
    aliases: isPublic ? oldNames.map((name) => link.pathname.replace(/[^/]+(\/?)$/, `${name}$1`)) : [],
    lost: [
      ...repeatTold(item),
      ...stateOf(item['wp:status'], trimmed(meta('_jetpack_newsletter_access'))),
      ...searchTold(noIndex.map(meta), original),
      ...[item.title, item['excerpt:encoded']].flatMap((words) => struckTold(readHtml(trimmed(words)))),
      ...(description && excerpt && description !== excerpt ? [`the excerpt: ${excerpt}`] : []),
      ...(otherAuthors.length > 0 ? [`the authors ${otherAuthors.join(', ')}, as a post has one`] : []),
      ...(item.category ?? []).flatMap(({ '@_domain': domain = 'category', '#text': name }) =>
        knownTerms.includes(domain) ? [] : [`the ${domain} ${termNames(name)}`],
      ),
      ...otherFieldsOf(item),
      ...(Number(featured) > 0 && !numbered.attachments.has(featured)
        ? [
            `the picture above it, ${featured}, which is not in the export: choose “All content” in WordPress, not “Posts”, and name the folder of all files where there are several`,
          ]
        : []),
      ...told,
      ...(comments > 0 ? [comments === 1 ? '1 comment' : `${comments} comments`] : []),
    ],
  }
}

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** Titles, names and excerpts are HTML, with its entities. */
const termNames = (value: unknown) =>
  textOf(readHtml(withoutLooseTags(trimmed(value))))
    .replaceAll(/\s+/g, ' ')
    .trim()

/** "0000-00-00 00:00:00" stands for no day. */
const dayOf = (time: string | undefined) => /^(?!0000)\d{4}-\d{2}-\d{2}/.exec(time ?? '')?.[0] ?? ''

/** What keeps a post from visitors there, and does not here. */
function stateOf(status: string | undefined, access: string): string[] {
  const readers = /subscribers/.test(access) ? `for ${access.replaceAll('_', ' ')} alone` : 'private'
  if (status === 'private' || readers !== 'private')
    return [`that it was ${readers}: as an article it is for everybody`]
  return status === 'draft' || status === 'pending' ? [unpublished] : []
}
