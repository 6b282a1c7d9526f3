import { existsSync, globSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { articleIds } from '@lintel/rules/search/articles.ts'
import { resolveRoute } from 'vike/routing'
import { postList } from '../content/posts.ts'
import { digestOf } from '../content/sources.ts'
import { getCollection, hiddenPages } from '../content/store.ts'
import { routeOf } from '../render/pageMetadata.ts'
import { errorOf } from './failure.ts'
import type { Address } from './pageRenderer.ts'

export interface PlannedPage extends Address {
  /**
   * Cache key of the page's data, its article's number, and the pages that menus leave out. Everything else that affects
   * a page is code.
   */
  key: string
}

/** The path of the error page. */
export const errorPath = '/404'

/** Lists every page of the site. If two folders match a path, the one without parameters wins. */
export async function planPages(): Promise<PlannedPage[]> {
  const folders = globSync('pages/**/+Page.tsx').map(dirname)
  const byParameters = folders.sort((one, other) => Number(one.includes('@')) - Number(other.includes('@')))
  // Long texts are searched by the same index: articles, and specimens in full.
  const long = [
    ...postList().map(({ slug }) => `/blog/${slug}`),
    ...getCollection('specimens').map(({ href }) => href),
  ]
  const articles = articleIds(long)
  const pages = (await Promise.all(byParameters.map((folder) => pagesOf(folder, articles)))).flat()
  // The map keeps the last entry of a path, so reverse the list to let the first page win.
  const byPath = new Map(pages.toReversed().map((page) => [page.path, page]))
  return [...byPath.values()].sort((one, other) => (one.path < other.path ? -1 : 1))
}

async function pagesOf(folder: string, articles: Map<string, number>): Promise<PlannedPage[]> {
  const pageId = `/${folder}`
  const own = routeOf(pageId, errorPath)
  const { onBeforePrerenderStart = () => [own] } = await moduleOf(folder, '+onBeforePrerenderStart.ts')
  const { data = () => undefined } = await moduleOf(folder, '+data.ts')
  const { default: route = ({ urlPathname }) => resolveRoute(own, urlPathname) } = await moduleOf(
    folder,
    '+route.ts',
  )
  const paths = await onBeforePrerenderStart()
  return Promise.all(
    paths.map(async (path) => {
      const page = { pageId, path, article: articles.get(path), ...route({ urlPathname: path }) }
      try {
        const props = (await data({ ...page, urlOriginal: path, urlPathname: path })) ?? {}
        return { ...page, data: props, key: digestOf(JSON.stringify([props, page.article, hiddenPages()])) }
      } catch (error) {
        throw errorOf(`${path} has no data.`, error)
      }
    }),
  )
}

/** The exports of a page folder's Vike files, as far as they are used here. */
interface PageModule {
  onBeforePrerenderStart?: () => string[] | Promise<string[]>
  /** The route function from `+route.ts`. */
  default?: (pageContext: { urlPathname: string }) => Pick<PlannedPage, 'routeParams'>
  data?: (pageContext: object) => object | undefined | Promise<object | undefined>
}

async function moduleOf(folder: string, name: string): Promise<PageModule> {
  const file = resolve(folder, name)
  return existsSync(file) ? import(/* @vite-ignore */ pathToFileURL(file).href) : {}
}
