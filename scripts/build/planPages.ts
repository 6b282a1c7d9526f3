import { existsSync, globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { resolveRoute } from 'vike/routing'
import { digestOf } from '#content/digestOf.ts'
import { routeOf } from '#renderer/pageFacts.ts'

export interface PlannedPage {
  /** Vike's name of its folder: "/pages/blog/@slug". */
  pageId: string
  path: string
  /** The values of its route's parameters. */
  routeParams: Record<string, string>
  /** Cache key: of what its `+data.ts` gives it. All else that decides a page is code. */
  key: string
}

/** For those who develop the site; `pages/` is what Vike knows. */
export const styleGuide = 'pages/style-guide/**'

/** Where the page that answers errors is written to. */
export const errorPath = '/404'

/** Every page of the site. Where two folders answer to a path, it is the page of the one without parameters. */
export async function planPages(): Promise<PlannedPage[]> {
  const pages = new Map<string, PlannedPage>()
  const folders = globSync('pages/**/+Page.tsx', { exclude: [styleGuide] }).map((file) =>
    file.replace(/\/\+Page\.tsx$/, ''),
  )
  const [fixed, parametric] = [
    folders.filter((folder) => !folder.includes('@')),
    folders.filter((folder) => folder.includes('@')),
  ]
  for (const folder of [...fixed, ...parametric]) {
    for (const page of await pagesOf(folder)) if (!pages.has(page.path)) pages.set(page.path, page)
  }
  return [...pages.values()].sort((one, other) => (one.path < other.path ? -1 : 1))
}

async function pagesOf(folder: string): Promise<PlannedPage[]> {
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
      const { routeParams } = route({ urlPathname: path })
      const given = await data({ pageId, urlOriginal: path, urlPathname: path, routeParams })
      return { pageId, path, routeParams, key: digestOf(JSON.stringify(given) ?? '') }
    }),
  )
}

/** What a page's folder tells Vike, as far as it matters here. */
interface PageModule {
  onBeforePrerenderStart?: () => string[] | Promise<string[]>
  /** Of `+route.ts`: a function. */
  default?: (pageContext: { urlPathname: string }) => { routeParams: Record<string, string> }
  data?: (pageContext: {
    pageId: string
    urlOriginal: string
    urlPathname: string
    routeParams: Record<string, string>
  }) => unknown
}

async function moduleOf(folder: string, name: string): Promise<PageModule> {
  const file = resolve(folder, name)
  return existsSync(file) ? import(pathToFileURL(file).href) : {}
}
