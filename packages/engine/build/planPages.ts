import { existsSync, globSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { articleIds } from '@lintel/rules/search/articles.ts'
import { resolveRoute } from 'vike/routing'
import { digestOf } from '../content/digestOf.ts'
import { postList } from '../content/posts.ts'
import { routeOf } from '../render/pageMetadata.ts'
import { errorOf } from './failure.ts'
import type { Address } from './pageRenderer.ts'

export interface PlannedPage extends Address {
  /** Cache key: of its data, and its article's number. All else that decides a page is code. */
  key: string
}

/** Where the page that answers errors is written to. */
export const errorPath = '/404'

/** Every page of the site. Where two folders answer to a path, it is the page of the one without parameters. */
export async function planPages(): Promise<PlannedPage[]> {
  const folders = globSync('pages/**/+Page.tsx').map(dirname)
  const byParameters = folders.sort((one, other) => Number(one.includes('@')) - Number(other.includes('@')))
  const ids = articleIds(postList().map(({ slug }) => slug))
  const articles = new Map(Array.from(ids, ([slug, id]) => [`/blog/${slug}`, id]))
  const pages = (await Promise.all(byParameters.map((folder) => pagesOf(folder, articles)))).flat()
  // Of one path, the first of the pages counts: it is set last.
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
        return { ...page, data: props, key: digestOf(JSON.stringify([props, page.article])) }
      } catch (error) {
        throw errorOf(`${path} has no data.`, error)
      }
    }),
  )
}

/** What a page's folder tells Vike, as far as it matters here. */
interface PageModule {
  onBeforePrerenderStart?: () => string[] | Promise<string[]>
  /** Of `+route.ts`. */
  default?: (pageContext: { urlPathname: string }) => Pick<PlannedPage, 'routeParams'>
  data?: (pageContext: object) => object | undefined | Promise<object | undefined>
}

async function moduleOf(folder: string, name: string): Promise<PageModule> {
  const file = resolve(folder, name)
  return existsSync(file) ? import(/* @vite-ignore */ pathToFileURL(file).href) : {}
}
