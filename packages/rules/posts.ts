import type { Person } from '@lintel/engine/schemas/person.ts'

/** What lists and heads say of a post. */
export interface Post {
  /** The last part of its address: the file's name. */
  slug: string
  title: string
  description: string
  /** The day of publication, year-month-day. */
  date: string
  /** The day of the last change that matters to readers, where there was one since. */
  updated: string | null
  /** As pages, feeds and search engines name it. */
  author: string
  /** The author, where the post names one of `content/people/`. Without a name of theirs, the team is the author. */
  person: Person | null
  tags: string[]
  /** A picture that stands in for the drawing, and its copies for other widths where it is ours. */
  heroImage: { src: string; srcSet: string | null } | null
  /** What its headings say, for the search. */
  headings: string[]
  words: number
  /** Reading time. */
  minutes: number
  draft: boolean
  /** The post's file in `content/blog/`. */
  file: string
  /** Changes whenever anything in the file does; in a build, with all else that decides how its words are shown too. */
  digest: string
}

/** A heading within a Markdown text. */
export interface Heading {
  /** From 2, as the page's title is its only heading of level 1. */
  level: number
  id: string
  text: string
}

export interface Topic {
  name: string
  slug: string
  count: number
}

export interface ListPage {
  posts: Post[]
  /** From 1. */
  page: number
  pages: number
}
