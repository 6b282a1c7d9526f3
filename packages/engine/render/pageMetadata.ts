import type { SitePage } from '@lintel/rules/search/siteIndex.ts'

/** What other output files need to know about a page. Its head, its components and its text provide it. */
export interface PageMetadata {
  /** The path that a visitor requests: "/blog/welcome-to-our-blog". */
  path: string
  /** Whether search engines must not list it: it is only reached through an error or a response. */
  hidden: boolean
  /** Its content security policy. */
  policy: string
  /** The names of its islands. */
  islands: string[]
  /** The names of the site's own scripts that it loads. */
  scripts: string[]
  /** Its link-preview image. */
  image: PageImage | null
  /** Addresses of the copies of pictures that it shows. */
  pictures: string[]
  /** The searchable text of a public page. In the blog, only its first list has it here. */
  text?: SitePage
  /** An article's number, and its words from most to least frequent (`frequencies`). */
  article?: { id: number; words: string[] }
}

/** A page's link-preview image. */
export interface PageImage {
  /** Its path in the site. */
  path: string
  /** Cache key of everything that affects how it looks. */
  key: string
  card: Card
}

export interface Card {
  title: string
  /** The section of the site, or "" if there is none. */
  label: string
  /** Identifies one of the site's drawings. */
  drawing: object
}

/** Returns the file of a page in the site. */
export const fileOf = (path: string) => `${path === '/' ? 'index' : path.slice(1)}.html`

/**
 * Returns the route of a page's folder: `/blog/@slug` for `/pages/blog/@slug`.
 * @param pageId Vike's id of the page, which is its folder
 * @param path the path of the error page, which has no route of its own
 */
export function routeOf(pageId: string, path: string): string {
  if (pageId.endsWith('/_error')) return path
  return pageId.replace(/^\/pages/, '').replace(/\/index$/, '') || '/'
}

/** Returns the address of a page's Markdown copy. */
export const copyOf = (path: string) => `${path === '/' ? '/index' : path}.md`

/** Whether a page is an article or a list of articles. */
export const isOfBlog = (path: string) => /^\/blog(?:\/|$)/.test(path)

/** Returns the paths of public pages, without articles and their lists. */
export const pathsBesidesBlog = (pages: PageMetadata[]) =>
  pages.filter(({ path, hidden }) => !hidden && !isOfBlog(path)).map(({ path }) => path)
