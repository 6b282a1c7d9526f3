import { postList } from '@lintel/engine/content/posts.ts'
import { ownPageOf } from '../app/viewToFix.ts'
import { loadPage, sitePages } from '../frame/sitePages.ts'
import { DeskError } from '../server/action.ts'
import { stripMarks } from '../server/marks.ts'

export interface ListedPage {
  path: string
  title: string
  /** Reached only by an answer or an error. */
  isHidden: boolean
}

/** All pages except articles, which have their own view. */
export async function pageList(): Promise<ListedPage[]> {
  const pages = (await sitePages()).filter(({ path }) => !/^\/blog\/(?!not-found)/.test(path))
  return Promise.all(
    pages.map(async (page) => {
      const { title, hidden = false } = (await loadPage(page)).head
      return { path: page.path, title: stripMarks(title), isHidden: hidden }
    }),
  )
}

type Target = Pick<ListedPage, 'path' | 'title'>

/** The pages that a text may link to, articles too. */
export async function linkTargets(): Promise<Target[]> {
  const articles = postList().map(({ slug, title }) => ({ path: `/blog/${slug}`, title: stripMarks(title) }))
  return [...(await pageList()).filter(({ isHidden }) => !isHidden), ...articles]
}

/** The pages that may be shown in place of one that is removed. */
export async function pagesInsteadOf(file: string): Promise<Target[]> {
  const own = ownPageOf(file)
  return (await linkTargets()).filter(({ path }) => path !== own)
}

/** @throws DeskError where an address is none of them */
export async function requirePageInstead(file: string, to: string | null) {
  const paths = (await sitePages()).map(({ path }) => path)
  if (to === null || (paths.includes(to) && to !== ownPageOf(file))) return
  throw new DeskError({ file, message: `there is no page ${to}`, fix: 'choose another page' })
}
