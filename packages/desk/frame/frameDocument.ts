import { hash } from 'node:crypto'
import { logoRules } from '@lintel/engine/content/logo.ts'
import { type Accent, accentTheme, blueprintColors } from '@lintel/engine/render/accent/tokens.ts'
import { typefaceStyle } from '@lintel/engine/render/typeface.ts'
import { renderDocument } from '@lintel/kit/document/renderDocument.tsx'
import { site } from '@site/data/site.ts'
import { blockSample } from './blockSample.ts'
import { componentOf, loadPage, pageAt } from './sitePages.ts'

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
  return withStyle(
    renderDocument({ pageId: page.pageId, path, config: { Page, head }, data }, assets),
    brandStyle(),
  )
}

/** Renders a block alone, to show what it looks like where it is offered. */
export async function blockDocument(name: string): Promise<FrameDocument> {
  const page = blockSample(name)
  const Page = page ? await componentOf(blocksPage) : nothingYet
  const config = { Page, head: { title: name, description: name } }
  return withStyle(
    renderDocument({ pageId: blocksPage, path: page?.href ?? '/', config, data: { page } }, assets),
    `${brandStyle()}body>:not(main)${page?.service ? ',main>:first-child' : ''}{display:none}`,
  )
}

/** What follows from the brand, which may change while it is edited; the style sheet is compiled once. */
const brandStyle = () => accentStyle(site.accent) + typefaceStyle(site.typeface) + logoRules(site.logo)

/** Renders the header alone, with its menus open, to show what fits into it. */
export function headerDocument(): FrameDocument {
  const config = { Page: () => null, head: { title: 'Header', description: 'Header' } }
  return withStyle(
    renderDocument({ pageId: blocksPage, path: '/', config, data: {} }, { ...assets, tags: '' }),
    `${brandStyle()}body>:not(header){display:none}.services-panel{visibility:visible}#site-menu{display:block}#site-menu details::details-content{content-visibility:visible;block-size:auto}`,
  )
}

const nothingYet = () => 'It cannot be shown yet: the site does not have what it shows.'

/** The page that shows the blocks of any record. */
const blocksPage = '/pages/@page'

function withStyle({ html, metadata }: ReturnType<typeof renderDocument>, style: string): FrameDocument {
  const digest = hash('sha256', style, 'base64')
  return {
    html: html.replace('</head>', `<style id="desk-accent">${style}</style></head>`),
    policy: metadata.policy.replace('style-src ', `style-src 'sha256-${digest}' `),
  }
}

/** All colors that follow from the brand's, as the compiled style sheet has them, in dark bands and sheets too. */
export const accentStyle = (accent: Accent) =>
  accentTheme(accent).replace('@theme', ':root') + blueprintColors(accent)
