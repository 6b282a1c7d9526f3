import { site } from '#content/site.ts'
import { accentTheme } from '#renderer/accent/tokens.ts'
import { renderDocument } from '#renderer/renderDocument.tsx'
import { pageAt, partsOf } from './sitePages.ts'

/** As in development, each source is served as it is. */
const assets = {
  files: undefined,
  tags: '<script src="/renderer/+client.ts" type="module" async></script>',
}

/** The document of a page as a build renders it. */
export async function frameDocument(path: string): Promise<string> {
  const page = await pageAt(path)
  const { Page, head, data } = await partsOf(page)
  const { html } = renderDocument({ pageId: page.pageId, path, config: { Page, head }, data }, assets)
  // The style sheet is made once; the brand's colors are those that are typed.
  const accent = accentTheme(site.accent).replace('@theme', ':root')
  return html.replace('</head>', `<style id="desk-accent">${accent}</style></head>`)
}
