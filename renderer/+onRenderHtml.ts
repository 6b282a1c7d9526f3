import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'

/** Hands Vike the document: React has escaped what is in it. */
export function onRenderHtml(pageContext: PageContextServer) {
  return dangerouslySkipEscape(pageContext.config.renderDocument(pageContext))
}
