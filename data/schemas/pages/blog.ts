import * as v from 'valibot'
import { fields, head, heading, link, list, phrase, text } from '../fields.ts'

/** The lists of posts, and what stands around each of `content/blog/`. */
export const blogSchema = fields({
  head,
  badge: text(),
  title: text(),
  lead: text(),
  back: link,
  authorLabel: text(),
  readMore: text(),
  empty: text(),
  list: fields({
    label: text(),
    topics: text(),
    all: text(),
    pages: text(),
    page: phrase('page'),
    newer: text(),
    older: text(),
    laterPage: fields({ title: phrase('title', 'page'), description: phrase('lead', 'page', 'pages') }),
  }),
  topic: fields({
    badge: text(),
    about: fields({ one: phrase('topic'), other: phrase('count', 'topic') }),
    head: fields({
      title: phrase('topic'),
      description: phrase('about'),
      laterDescription: phrase('about'),
    }),
    spellings: v.record(text(), text()),
  }),
  search: fields({ label: text(), found: phrase('count'), none: text(), failed: text() }),
  newsletter: fields({ title: text(), text: text() }),
  feeds: list(link),
  post: fields({
    back: link,
    published: text(),
    updated: text(),
    author: text(),
    readingTime: text(),
    minutes: phrase('minutes'),
    draft: text(),
    share: text(),
    markdownCopy: text(),
    neighbors: text(),
    previous: text(),
    next: text(),
    related: fields(heading),
  }),
  /** At an address that names no post. */
  notFound: fields({ title: text(), text: text() }),
  subjects: list(text()),
})
