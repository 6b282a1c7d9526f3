import type { SitePage } from '@lintel/rules/search/siteIndex.ts'

/** What other files of the site ask about a page: its head and its components gave it when it was rendered, or its words. */
export interface PageMetadata {
  /** As a visitor asks for it: "/blog/welcome-to-our-blog". */
  path: string
  /** Whether search engines are told to leave it out: only an error or an answer leads to it. */
  hidden: boolean
  /** Its content security policy. */
  policy: string
  /** The islands on it, by name. */
  islands: string[]
  /** The site's own scripts that it fetches, by name. */
  scripts: string[]
  /** What link previews show. */
  image: PageImage | null
  /** What is searched and quoted of a page that anybody may find, unless it is of the blog; of that its first list. */
  text?: SitePage
  /** Of an article: its number, and its words, those first that stand in it most often (`frequencies`). */
  article?: { id: number; words: string[] }
}

/** What link previews show of a page. */
export interface PageImage {
  /** Where it stands in the site. */
  path: string
  /** Names everything that decides how it looks: its name in the cache. */
  key: string
  card: Card
}

export interface Card {
  title: string
  /** The section of the site; "" where there is none. */
  label: string
  /** Names one of the site's drawings. */
  drawing: object
}

/** Where a page stands among the files of the site. */
export const fileOf = (path: string) => `${path === '/' ? 'index' : path.slice(1)}.html`

/**
 * The pattern of addresses that a page's folder answers: `/blog/@slug` for `/pages/blog/@slug`.
 * @param pageId Vike's name of the page, which is its folder
 * @param path where the page that answers errors is written to
 */
export function routeOf(pageId: string, path: string): string {
  if (pageId.endsWith('/_error')) return path
  return pageId.replace(/^\/pages/, '').replace(/\/index$/, '') || '/'
}

/** The address of a page as Markdown. */
export const copyOf = (path: string) => `${path === '/' ? '/index' : path}.md`

/** Whether it is an article, or a list of articles. */
export const isOfBlog = (path: string) => /^\/blog(?:\/|$)/.test(path)

/** The pages that anybody may find, but articles and their lists. */
export const pathsBesidesBlog = (pages: PageMetadata[]) =>
  pages.filter(({ path, hidden }) => !hidden && !isOfBlog(path)).map(({ path }) => path)
