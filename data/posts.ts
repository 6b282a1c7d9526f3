/** An article as pages and feeds use it. */
export interface Post {
  /** The last part of its address: the file's name. */
  slug: string
  title: string
  description: string
  /** The day of publication, year-month-day. */
  date: string
  author: string
  tags: string[]
  /** Address of a picture that stands in for the drawing. */
  heroImage: string | null
  markdown: string
  words: number
  /** Reading time. */
  minutes: number
  draft: boolean
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
