import font from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import type { GlobalContextServer, PageContextServer } from 'vike/types'
import { setPosts } from '#content/posts.ts'
import { type BuiltFiles, clientFile } from './builtFiles.ts'
import type { PageFacts } from './pageFacts.ts'
import { type Page, renderDocument } from './renderDocument.tsx'
import type { renderContent } from './rendering.tsx'
import { cardSvg } from './social/Card.tsx'

const shared: Parameters<typeof renderContent>[2] = new Map()

/**
 * Renders the page at an address.
 * @param context of the build, where Vike gives the settings of all pages
 * @param pageId Vike's name of the page, which is its folder
 * @param routeParams the values of its route's parameters
 */
async function renderPage(
  context: GlobalContextServer,
  { pageId, path, routeParams }: { pageId: string; path: string; routeParams: Record<string, string> },
): Promise<{ html: string; facts: PageFacts }> {
  const config = context.pages[pageId]?.config as (Page['config'] & DataHook) | undefined
  if (!config) throw new Error(`Vike knows no page ${pageId}.`)
  const data = await config.data?.({
    pageId,
    urlOriginal: path,
    urlPathname: path,
    routeParams,
  } as PageContextServer)
  const files = context.assetsManifest as BuiltFiles
  return renderDocument({ pageId, path, config, data: data ?? {} }, { files, tags: tags(files), shared })
}

interface DataHook {
  data?: (pageContext: PageContextServer) => object | Promise<object>
}

/** First of all, so that the font and the script are on their way while the rest of the head is read. */
const tags = (files: BuiltFiles) =>
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
