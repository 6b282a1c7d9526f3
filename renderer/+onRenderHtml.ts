import { dangerouslySkipEscape } from 'vike/server'
import type { OnRenderHtmlAsync, PageContextServer } from 'vike/types'

type Result = Extract<Awaited<ReturnType<OnRenderHtmlAsync>>, { injectFilter?: unknown }>

/** Hands Vike the document: React has escaped what is in it, and its styles are there already. */
export function onRenderHtml(pageContext: PageContextServer): Result {
  return {
    documentHtml: dangerouslySkipEscape(pageContext.config.renderDocument(pageContext)),
    injectFilter: (assets) => {
      for (const asset of assets) if (asset.assetType === 'style') asset.inject = false
    },
  }
}
