import { loadPage, sitePages } from '../../frame/sitePages.ts'
import { stripMarks } from '../../server/marks.ts'

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
