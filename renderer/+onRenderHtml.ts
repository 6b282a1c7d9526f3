import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
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
  return dangerouslySkipEscape(renderDocument(page, { files, tags: '' }).html)
}
