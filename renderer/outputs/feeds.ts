import { Feed } from 'feed'
import { elementsOf } from '#content/markdown/nodes.ts'
import { htmlOf, safeElements } from '#content/markdown/renderMarkdown.ts'
import { articleOf, type Post, postList } from '#content/posts.ts'
import { blog } from '#data/blog.ts'
import { site } from '#data/site.ts'
import type { Output } from './output.ts'

/** How many posts, from the newest, a feed carries. */
const mostEntries = 50

const addressOf = (path: string) => `${site.origin}${path}`

/** The blog for feed readers, as Atom and as JSON Feed. Atom's titles are HTML here, those of JSON plain text. */
export function feeds(
  posts: Post[] = postList(),
  markdownOf = (post: Post) => articleOf(post).markdown,
): Output[] {
  const newest = posts.slice(0, mostEntries).map((post) => entryOf(post, markdownOf(post)))
  return [
    { path: 'blog/feed.xml', content: feedOf(newest, escapeHtml).atom1() },
    { path: 'blog/feed.json', content: feedOf(newest, (text) => text).json1() },
  ]
}

type Entry = ReturnType<typeof entryOf>

function feedOf(newest: Entry[], written: (text: string) => string): Feed {
  const feed = new Feed({
    id: addressOf('/blog'),
    title: `${site.name}: ${blog.title}`,
    description: blog.lead,
    link: addressOf('/blog'),
    language: site.language,
    updated: lastChange(newest) ?? dateOf(site.legal.effective),
    generator: false,
    feedLinks: { atom: addressOf('/blog/feed.xml'), json: addressOf('/blog/feed.json') },
    author: { name: site.team, link: site.origin },
  })
  for (const entry of newest) {
    feed.addItem({ ...entry, title: written(entry.title), description: written(entry.description) })
  }
  return feed
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
    content: plainHtml(markdown, address),
    date: dateOf(updated ?? date),
    published: dateOf(date),
    author: [{ name: author }],
    category: tags.map((term) => ({ name: term, term })),
  }
}

/** Plain HTML with absolute addresses: feed readers show it far from this site, and bring their own looks. */
function plainHtml(markdown: string, address: string): string {
  const tree = safeElements(markdown)
  for (const { properties } of elementsOf(tree)) {
    for (const name of ['href', 'src']) {
      if (name in properties) properties[name] = absolute(String(properties[name]), address)
    }
  }
  return htmlOf(tree)
}

function absolute(url: string, base: string): string {
  return URL.canParse(url, base) ? new URL(url, base).href : ''
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}
