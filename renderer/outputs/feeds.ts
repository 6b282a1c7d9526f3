import { Feed } from 'feed'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown, { defaultUrlTransform } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { type Post, postList } from '#content/posts.ts'
import { blog } from '#data/blog.ts'
import { site } from '#data/site.ts'
import type { Output } from './output.ts'

/** How many posts, from the newest, a feed carries. */
const mostEntries = 50

const addressOf = (path: string) => `${site.origin}${path}`

/** The blog for feed readers, as Atom and as JSON Feed. Atom's titles are HTML here, those of JSON plain text. */
export function feeds(posts: Post[] = postList()): Output[] {
  const newest = posts.slice(0, mostEntries)
  return [
    { path: 'blog/feed.xml', content: feedOf(newest, escapeHtml).atom1() },
    { path: 'blog/feed.json', content: feedOf(newest, (text) => text).json1() },
  ]
}

function feedOf(newest: Post[], written: (text: string) => string): Feed {
  const feed = new Feed({
    id: addressOf('/blog'),
    title: `${site.name}: ${blog.title}`,
    description: blog.lead,
    link: addressOf('/blog'),
    language: site.language,
    updated: dateOf(newest[0]?.date ?? site.legal.effective),
    generator: false,
    feedLinks: { atom: addressOf('/blog/feed.xml'), json: addressOf('/blog/feed.json') },
    author: { name: site.team, link: site.origin },
  })
  for (const post of newest) {
    feed.addItem({ ...entryOf(post), title: written(post.title), description: written(post.description) })
  }
  return feed
}

function entryOf({ slug, date, author, tags, markdown }: Post) {
  const address = addressOf(`/blog/${slug}`)
  return {
    id: address,
    link: address,
    content: htmlOf(markdown, address),
    date: dateOf(date),
    published: dateOf(date),
    author: [{ name: author }],
    category: tags.map((term) => ({ name: term, term })),
  }
}

/** Plain HTML with absolute addresses: feed readers show it far from this site, and bring their own looks. */
function htmlOf(markdown: string, address: string): string {
  const urlTransform = (url: string) => absolute(defaultUrlTransform(url), address)
  return renderToStaticMarkup(createElement(Markdown, { remarkPlugins: [remarkGfm], urlTransform }, markdown))
}

function absolute(url: string, base: string): string {
  return url && URL.canParse(url, base) ? new URL(url, base).href : ''
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}
