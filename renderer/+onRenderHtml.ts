import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { developmentErrorDocument } from './developmentError.ts'

/** Hands Vike the document: React has escaped what is in it. */
export function onRenderHtml(pageContext: PageContextServer) {
  const { errorWhileRendering, urlPathname } = pageContext
  // Visitors would read "Page not found"; a developer needs the reason.
  if (import.meta.env.DEV && errorWhileRendering)
    return dangerouslySkipEscape(developmentErrorDocument(errorWhileRendering, urlPathname))
  return dangerouslySkipEscape(pageContext.config.renderDocument(pageContext))
}
