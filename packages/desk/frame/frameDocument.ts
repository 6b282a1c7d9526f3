import { hash } from 'node:crypto'
import { logoRules } from '@lintel/engine/content/logo.ts'
import { site } from '@lintel/engine/content/site.ts'
import { type Accent, accentTheme, blueprintColors } from '@lintel/engine/render/accent/tokens.ts'
import { renderDocument } from '@lintel/kit/document/renderDocument.tsx'
import { loadPage, pageAt } from './sitePages.ts'

/** As in development, sources are not bundled. */
const assets = {
  files: undefined,
  tags: '<script src="/renderer/+client.ts" type="module" async></script>',
}

export interface FrameDocument {
  html: string
  /** The published page's Content Security Policy, extended by what the frame adds. */
  policy: string
}

/** Renders a page as a build does. */
export async function frameDocument(path: string): Promise<FrameDocument> {
  const page = await pageAt(path)
  const { Page, head, data } = await loadPage(page)
  const { html, metadata } = renderDocument(
    { pageId: page.pageId, path, config: { Page, head }, data },
    assets,
  )
  // The style sheet is compiled once, but the brand's colors may change while they are edited.
  const accent = accentStyle(site.accent) + logoRules(site.logo)
  const digest = hash('sha256', accent, 'base64')
  return {
    html: html.replace('</head>', `<style id="desk-accent">${accent}</style></head>`),
    policy: metadata.policy.replace('style-src ', `style-src 'sha256-${digest}' `),
  }
}

/** All colors that follow from the brand's, as the compiled style sheet has them, in dark bands and sheets too. */
export const accentStyle = (accent: Accent) =>
  accentTheme(accent).replace('@theme', ':root') + blueprintColors(accent)
