import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getGlobalContext, renderPage } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { bundleFolder } from '../built/folders.ts'
import { errorPath, type PlannedPage, parametersIn } from './planPages.ts'

/** What Vike finds out about a kind of page: the pages of a kind differ in their data alone. */
interface Kind {
  pageContext: PageContextServer
  /** Where the browser finds the site's script and font: Vike writes it at the beginning of each head. */
  injected: string
}

const kinds = new Map<string, Kind>()

/**
 * Renders a page's document, as Vike's own pre-rendering does. Vike is asked for the first page of each kind only: to have
 * it look for the same modules, hooks and assets on every page took as long as a third of the rendering.
 */
export async function renderPath({ path, route }: PlannedPage): Promise<string> {
  const kind = kinds.get(route)
  if (!kind) return renderFirst(path, route)
  const pageContext = { ...kind.pageContext, urlPathname: path, routeParams: parametersIn(path, route) }
  pageContext.data = await pageContext.config.data?.(pageContext)
  return pageContext.config.renderDocument(pageContext, kind.injected)
}

async function renderFirst(path: string, route: string): Promise<string> {
  // Vike finds the built pages through it.
  await import(pathToFileURL(resolve(bundleFolder, 'server/entry.mjs')).href)
  const rendered = await renderPage({ urlOriginal: path })
  const { httpResponse, errorWhileRendering } = rendered
  if (errorWhileRendering) throw errorWhileRendering
  if (httpResponse.statusCode !== (path === errorPath ? 404 : 200))
    throw new Error(`${path} could not be rendered: status ${httpResponse.statusCode}.`)
  // Without parameters, there is no other page of the kind.
  if (!route.includes('@')) return httpResponse.body
  const pageContext = { ...rendered, globalContext: await getGlobalContext() } as PageContextServer
  kinds.set(route, { pageContext, injected: injectedInto(httpResponse.body, pageContext) })
  return httpResponse.body
}

/** What Vike has added to our document. */
function injectedInto(document: string, pageContext: PageContextServer): string {
  const head = '<head>'
  const added = document.length - pageContext.config.renderDocument(pageContext).length
  const start = document.indexOf(head) + head.length
  const injected = document.slice(start, start + added)
  if (pageContext.config.renderDocument(pageContext, injected) !== document)
    throw new Error('Vike changes documents elsewhere than at the beginning of their heads.')
  return injected
}
