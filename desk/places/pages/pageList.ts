import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type PlannedPage, planPages } from '#scripts/build/planPages.ts'

export interface ListedPage {
  path: string
  title: string
  /** Only an answer or an error leads there. */
  isHidden: boolean
}

/** Every page but the articles, which have a place of their own. */
export async function pageList(): Promise<ListedPage[]> {
  const pages = (await planPages()).filter(({ path }) => !/^\/blog\/(?!not-found)/.test(path))
  return Promise.all(pages.map(listed))
}

async function listed({ pageId, path, routeParams }: PlannedPage): Promise<ListedPage> {
  const { data } = await moduleOf(pageId, '+data.ts')
  const { default: head } = await moduleOf(pageId, '+head.ts')
  const given = await data?.({ pageId, urlOriginal: path, urlPathname: path, routeParams })
  const { title, hidden = false } = typeof head === 'function' ? head(given) : head
  return { path, title, isHidden: hidden }
}

async function moduleOf(pageId: string, name: string) {
  const file = resolve(`.${pageId}`, name)
  return existsSync(file) ? import(file) : {}
}
