import { fields, head, link, list, phrase, text, words } from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'

/** The lists of posts, and what stands around each of `content/blog/`. */
export const blogSchema = fields({
  head,
  ...words('badge', 'title', 'lead'),
  back: link,
  ...words('authorLabel', 'readMore', 'empty'),
  list: fields({
    ...words('label', 'topics', 'moreTopics', 'all', 'pages'),
    page: phrase('page'),
    newer: text(),
    older: text(),
    laterPage: fields({ title: phrase('title', 'page'), description: phrase('lead', 'page', 'pages') }),
  }),
  topic: fields({
    badge: text(),
    about: fields({ one: phrase('topic'), other: phrase('topic') }),
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
    ...words('published', 'updated', 'author', 'readingTime'),
    minutes: phrase('minutes'),
    drawing: phrase('family'),
    families: fields(words('truss', 'arcade', 'stair', 'plan', 'tower', 'bridge', 'dome', 'column')),
    ...words('draft', 'share', 'markdownCopy', 'neighbors', 'previous', 'next'),
    related: fields({ title: text() }),
  }),
  /** At an address that names no post. */
  notFound: fields({ title: text(), text: text() }),
  subjects: list(text()),
})
