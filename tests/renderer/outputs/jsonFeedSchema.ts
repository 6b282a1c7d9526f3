import * as v from 'valibot'

const address = v.pipe(v.string(), v.url())
const day = v.pipe(v.string(), v.isoTimestamp())
const authors = v.array(
  v.pipe(
    v.strictObject({ name: v.optional(v.string()), url: v.optional(address), avatar: v.optional(address) }),
    v.check((author) => Object.keys(author).length > 0, 'an author has a name, an address or a picture'),
  ),
)

const item = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.minLength(1)),
    url: v.optional(address),
    title: v.optional(v.string()),
    content_html: v.optional(v.string()),
    content_text: v.optional(v.string()),
    summary: v.optional(v.string()),
    date_published: v.optional(day),
    date_modified: v.optional(day),
    authors: v.optional(authors),
    tags: v.optional(v.array(v.string())),
    language: v.optional(v.string()),
  }),
  v.check(
    ({ content_html, content_text }) => content_html !== undefined || content_text !== undefined,
    'an item has its content as HTML or as text',
  ),
)

/** JSON Feed 1.1 (jsonfeed.org/version/1.1), as far as a blog uses it; a key that it does not name is a mistake. */
export const jsonFeedSchema = v.strictObject({
  version: v.literal('https://jsonfeed.org/version/1.1'),
  title: v.string(),
  home_page_url: v.optional(address),
  feed_url: v.optional(address),
  description: v.optional(v.string()),
  language: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/))),
  authors: v.optional(authors),
  items: v.pipe(
    v.array(item),
    v.check((items) => new Set(items.map(({ id }) => id)).size === items.length, 'ids are unique'),
  ),
})
