import { developmentErrorDocument } from '@lintel/engine/render/developmentError.ts'
import { type Page, renderDocument } from '@lintel/kit/document/renderDocument.tsx'
import { dangerouslySkipEscape } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import { siteDrawings } from './siteDrawings.tsx'

/** Hands Vike the document of a page in development: React has escaped what is in it. A build renders pages itself. */
export function onRenderHtml(pageContext: PageContextServer) {
  const { errorWhileRendering, pageId, urlPathname, config, data, globalContext } = pageContext
  // Visitors would read "Page not found"; a developer needs the reason.
  if (import.meta.env.DEV && errorWhileRendering)
    return dangerouslySkipEscape(developmentErrorDocument(errorWhileRendering, urlPathname))
  const page = { pageId: pageId ?? '', path: urlPathname, config, data: data ?? {} } as Page
  const files = globalContext.assetsManifest ?? undefined
  const documentHtml = dangerouslySkipEscape(
    renderDocument(page, { files, tags: '', drawings: siteDrawings }).html,
  )
  return { documentHtml, injectFilter: leaveOutRareFont }
}

/** Browsers ask for the font of rarer letters themselves, where a page has one. */
function leaveOutRareFont(assets: InjectFilterEntry[]) {
  for (const asset of assets) if (asset.src.includes('-latin-wght-')) asset.inject = false
}
