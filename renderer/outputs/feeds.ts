import { Feed } from 'feed'
import { plainHtml } from '#content/markdown/plainHtml.ts'
import { markdownOf, type Post, postList } from '#content/posts.ts'
import { blog } from '#data/blog.ts'
import { site } from '#data/site.ts'
import { escapeHtml } from './escapeHtml.ts'
import type { Output } from './output.ts'

/** How many posts, from the newest, a feed carries. */
export const mostEntries = 50

const addressOf = (path: string) => `${site.origin}${path}`

/** The blog for feed readers, as Atom (RFC 4287) and as JSON Feed 1.1. */
export function feeds(posts: Post[] = postList(), wordsOf = markdownOf): Output<string>[] {
  const newest = posts.slice(0, mostEntries).map((post) => entryOf(post, wordsOf(post)))
  return [
    { path: 'blog/feed.xml', content: atomFeed(newest) },
    { path: 'blog/feed.json', content: jsonFeed(newest) },
  ]
}

type Entry = ReturnType<typeof entryOf>

/** Titles and summaries are HTML here. */
function atomFeed(newest: Entry[]): string {
  const feed = new Feed({
    id: addressOf('/blog'),
    title: `${site.name}: ${blog.title}`,
    description: blog.lead,
    link: addressOf('/blog'),
    updated: lastChange(newest) ?? dateOf(site.legal.effective),
    generator: false,
    feedLinks: { atom: addressOf('/blog/feed.xml') },
    author: { name: site.team, link: site.origin },
  })
  for (const entry of newest) {
    feed.addItem({ ...entry, title: escapeHtml(entry.title), description: escapeHtml(entry.description) })
  }
  return withEscapedCategories(feed.atom1())
}

/** The package leaves "<" as it is in attributes, where XML does not allow it. */
function withEscapedCategories(xml: string): string {
  return xml.replaceAll(
    /<category (label="[^"]*" term="[^"]*")\/>/g,
    (_, attributes: string) => `<category ${attributes.replaceAll('<', '&lt;')}/>`,
  )
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
    items: newest.map(({ id, link, title, description, content, date, published, author, category }) => ({
      id,
      url: link,
      title,
      summary: description,
      content_html: content,
      date_published: published.toISOString(),
      date_modified: date.toISOString(),
      authors: author,
      tags: category.map(({ name }) => name),
    })),
  }
  return JSON.stringify(feed, null, 2)
}

/** The newest day that any entry names. */
function lastChange(entries: { date: Date }[]): Date | undefined {
  return entries.map(({ date }) => date).sort((one, other) => Number(other) - Number(one))[0]
}

function entryOf({ slug, title, description, date, updated, author, tags }: Post, markdown: string) {
  const address = addressOf(`/blog/${slug}`)
  return {
    id: address,
    link: address,
    title,
    description,
    // Feed readers show it far from this site, and bring their own looks.
    content: plainHtml(markdown, (each) => absolute(each, address)),
    date: dateOf(updated ?? date),
    published: dateOf(date),
    author: [{ name: author }],
    category: tags.map((term) => ({ name: term, term })),
  }
}

function absolute(url: string, base: string): string | undefined {
  return URL.canParse(url, base) ? new URL(url, base).href : undefined
}

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}
