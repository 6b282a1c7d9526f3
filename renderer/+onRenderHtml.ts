import { dangerouslySkipEscape } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import { developmentErrorDocument } from './developmentError.ts'
import { type Page, renderDocument } from './renderDocument.tsx'

/** Hands Vike the document of a page in development: React has escaped what is in it. A build renders pages itself. */
export function onRenderHtml(pageContext: PageContextServer) {
  const { errorWhileRendering, pageId, urlPathname, config, data, globalContext } = pageContext
  // Visitors would read "Page not found"; a developer needs the reason.
  if (import.meta.env.DEV && errorWhileRendering)
    return dangerouslySkipEscape(developmentErrorDocument(errorWhileRendering, urlPathname))
  const page = { pageId: pageId ?? '', path: urlPathname, config, data: data ?? {} } as Page
  const files = globalContext.assetsManifest ?? undefined
  const documentHtml = dangerouslySkipEscape(renderDocument(page, { files, tags: '' }).html)
  return { documentHtml, injectFilter: leaveOutRareFont }
}

/** Browsers ask for the font of rarer letters themselves, where a page has one. */
function leaveOutRareFont(assets: InjectFilterEntry[]) {
  for (const asset of assets) if (asset.src.includes('instrument-sans-latin')) asset.inject = false
}
