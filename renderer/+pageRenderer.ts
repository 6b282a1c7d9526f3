import type { GlobalContextServer, PageContextServer } from 'vike/types'
import type { Manifest } from 'vite'
import { setPosts } from '#content/posts.ts'
import { clientFile } from './builtFiles.ts'
import { pageFiles } from './outputs/pageFiles.ts'
import { type Page, renderDocument } from './renderDocument.tsx'
import type { renderContent } from './rendering.tsx'
import { cardSvg } from './social/Card.tsx'
import font from './styles/instrument-sans-basic.woff2?url'

const shared: Parameters<typeof renderContent>[2] = new Map()

export interface Address {
  /** Vike's name of the page that answers, which is its folder: "/pages/blog/@slug". */
  pageId: string
  path: string
  /** The values of its route's parameters. */
  routeParams: Record<string, string>
  /** The number of the article that it shows. */
  article: number | undefined
}

/**
 * Renders the page at an address, with all that is made of it alone.
 * @param context of the build, where Vike gives the settings of all pages
 */
async function renderPage(context: GlobalContextServer, { pageId, path, routeParams, article }: Address) {
  const config = context.pages[pageId]?.config as (Page['config'] & DataHook) | undefined
  if (!config) throw new Error(`Vike knows no page ${pageId}.`)
  const data = await config.data?.({
    pageId,
    urlOriginal: path,
    urlPathname: path,
    routeParams,
  } as PageContextServer)
  const files = context.assetsManifest as Manifest
  const page = { pageId, path, config, data: data ?? {} }
  const { html, facts } = renderDocument(page, { files, tags: tags(files), shared })
  return pageFiles(html, facts, article)
}

interface DataHook {
  data?: (pageContext: PageContextServer) => object | Promise<object>
}

/** First of all, so that the font and the script are on their way while the rest of the head is read. */
const tags = (files: Manifest) =>
  `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin><script src="${clientFile(files)}" type="module" async></script>`

/** What a build asks of the bundled code. */
export const pageRenderer = { setPosts, renderPage, drawCard: cardSvg }

declare global {
  namespace Vike {
    interface ConfigResolved {
      pageRenderer: typeof pageRenderer
    }
  }
}
