import type { SitePage } from '#data/search/siteIndex.ts'
import type { SocialImage } from './social/socialImage.ts'

/** What other files of the site ask about a page: its head and its components gave it when it was rendered, or its words. */
export interface PageFacts {
  /** As a visitor asks for it: "/blog/welcome-to-our-blog". */
  path: string
  /** Whether search engines are told to leave it out: only an error or an answer leads to it. */
  hidden: boolean
  /** Its content security policy. */
  policy: string
  /** The islands on it, by name. */
  islands: string[]
  /** Its sheets that answer the hand, by name. */
  sheets: string[]
  /** What link previews show. */
  image: Pick<SocialImage, 'path' | 'key' | 'card'> | null
  /** What is searched and quoted of a page that anybody may find, unless it is of the blog; of that its first list. */
  text?: SitePage
  /** Of an article: its number, and its words, those first that stand in it most often (`frequencies`). */
  article?: { id: number; words: string[] }
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
export const pathsBesidesBlog = (pages: PageFacts[]) =>
  pages.filter(({ path, hidden }) => !hidden && !isOfBlog(path)).map(({ path }) => path)
