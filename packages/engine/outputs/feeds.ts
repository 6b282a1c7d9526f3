import { escapeHtml } from '@lintel/rules/text.ts'
import { site } from '@site/data/site.ts'
import { plainHtml } from '../content/markdown/pipeline.ts'
import { markdownOf, postList } from '../content/posts.ts'
import { blog } from '../content/strings.ts'
import type { Post } from '../schemas/post.ts'
import type { Output } from './output.ts'
import { cdata, printable } from './text.ts'

/** The number of newest posts in a feed. */
export const maxEntries = 50

const addressOf = (path: string) => `${site.origin}${path}`

/** Returns the feeds of the blog, as Atom (RFC 4287) and JSON Feed 1.1. */
export function feeds(posts: Post[] = postList(), contentOf = markdownOf): Output<string>[] {
  const newest = posts.slice(0, maxEntries).map((post) => entryOf(post, contentOf(post)))
  return [
    { path: 'blog/feed.xml', content: atomFeed(newest) },
    { path: 'blog/feed.json', content: jsonFeed(newest) },
  ]
}

type Entry = ReturnType<typeof entryOf>

function atomFeed(newest: Entry[]): string {
  const updated = lastChange(newest) ?? new Date(site.legal.effective)
  return printable(`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
    <id>${addressOf('/blog')}</id>
    <title>${escapeHtml(`${site.name}: ${blog.title}`)}</title>
    <updated>${updated.toISOString()}</updated>
    <author>
        <name>${escapeHtml(site.team)}</name>
        <uri>${site.origin}</uri>
    </author>
    <link rel="alternate" href="${addressOf('/blog')}"/>
    <link rel="self" href="${addressOf('/blog/feed.xml')}"/>
    <subtitle>${escapeHtml(blog.lead)}</subtitle>
${newest.map(atomEntry).join('')}</feed>
`)
}

/** Titles and summaries are typed as HTML. */
function atomEntry({
  address,
  title,
  description,
  content,
  author,
  tags,
  published,
  updated,
}: Entry): string {
  const categories = tags.map(escapeHtml).map((tag) => `        <category label="${tag}" term="${tag}"/>\n`)
  return `    <entry>
        <title type="html">${cdata(escapeHtml(title))}</title>
        <id>${address}</id>
        <link href="${address}"/>
        <updated>${updated.toISOString()}</updated>
        <summary type="html">${cdata(escapeHtml(description))}</summary>
        <content type="html">${cdata(content)}</content>
        <author>
            <name>${escapeHtml(author)}</name>
        </author>
${categories.join('')}        <published>${published.toISOString()}</published>
    </entry>
`
}

function jsonFeed(newest: Entry[]): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${site.name}: ${blog.title}`,
    home_page_url: addressOf('/blog'),
    feed_url: addressOf('/blog/feed.json'),
    description: blog.lead,
    language: site.language,
    authors: [{ name: site.team, url: site.origin }],
    items: newest.map(({ address, title, description, content, author, tags, published, updated }) => ({
      id: address,
      url: address,
      title,
      summary: description,
      content_html: content,
      date_published: published.toISOString(),
      date_modified: updated.toISOString(),
      authors: [{ name: author }],
      tags,
    })),
  }
  return JSON.stringify(feed, (_, value) => (typeof value === 'string' ? printable(value) : value), 2)
}

/** Returns the newest date in any entry. */
function lastChange(entries: Entry[]): Date | undefined {
  return entries.map(({ updated }) => updated).sort((one, other) => Number(other) - Number(one))[0]
}

function entryOf({ slug, title, description, date, updated, author, tags }: Post, markdown: string) {
  const address = addressOf(`/blog/${slug}`)
  return {
    address,
    title,
    description,
    // Feed readers show the content away from this site and with their own styles.
    content: plainHtml(markdown, (each) => URL.parse(each, address)?.href),
    published: new Date(date),
    updated: new Date(updated ?? date),
    author,
    tags,
  }
}
