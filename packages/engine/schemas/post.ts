import type { Person } from './person.ts'

/** A post's metadata, for lists and page heads. */
export interface Post {
  /** The last segment of its address: the file's name. */
  slug: string
  title: string
  description: string
  /** The day of publication, as YYYY-MM-DD. */
  date: string
  /** The time of that day from which on visitors see it, with its distance from UTC; null for the whole day. */
  time: string | null
  /** The minute from which on nobody sees it any more; null if it stays. */
  until: string | null
  /** The day of the last change that matters to readers, if there was one. */
  updated: string | null
  /** The name for pages, feeds and search engines. */
  author: string
  /**
   * The author's record, if the post names one of `content/people/`. Without one, the author is a guest or
   * the team.
   */
  person: Person | null
  tags: string[]
  /** An image that replaces the drawing; `srcSet` lists its other widths if the image is ours. */
  heroImage: { src: string; srcSet: string | null } | null
  /** The text of its headings, for the search. */
  headings: string[]
  words: number
  /** Reading time in minutes. */
  minutes: number
  draft: boolean
  /** The post's file in `content/blog/`. */
  file: string
  /**
   * A hash that changes with the file and, in a build, with everything else that affects how the post is
   * displayed.
   */
  digest: string
}

/** A heading within a Markdown text. */
export interface Heading {
  /** From 2, because the page's title is its only heading of level 1. */
  level: number
  id: string
  text: string
}

export interface ListPage {
  posts: Post[]
  /** From 1. */
  page: number
  pages: number
}
