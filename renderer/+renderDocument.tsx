import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageContextServer } from 'vike/types'
import { IslandFilesContext } from '#components/hydration/Island.tsx'
import { Frame } from '#components/layout/Frame.tsx'
import { OnceContext } from '#components/Once.tsx'
import { showsDrafts } from '#content/drafts.ts'
import { site } from '#data/site.ts'
import { themeStorageKey } from '#data/theme.ts'
import { optionalServices } from '#data/thirdParties.ts'
import { consentFile, islandFiles, otherMediaFile } from './builtFiles.ts'
import { markOf, withFragments } from './fragments.ts'
import { Head } from './Head.tsx'
import type { PageHead, PageHeadSetting } from './head.ts'
import { withHeadingIds } from './headingIds.ts'
import { withRelativePaths } from './relativePaths.ts'
import { routeOf } from './routeOf.ts'
import styleSheet from './styles.css?inline'

/**
 * Renders a page to its complete document, but for the tag of the script, which Vike adds. The page gets what its
 * `+data.ts` returned as props. The style sheet stands in the document, because a request for it would hold back the first
 * paint (`npm run bench:pages` shows by how much).
 * @param injected what Vike would write at the beginning of the head, where it does not do so itself
 */
export function renderDocument(pageContext: PageContextServer, injected = ''): string {
  const Page = pageContext.Page as ComponentType<object>
  const data = (pageContext.data ?? {}) as object
  const path = pageContext.urlPathname
  const own = headOf(pageContext.config.head as PageHeadSetting<object>, data, path)
  const head = showsDrafts ? { ...own, hidden: true } : own
  // Nothing of others loads on a page that shows what somebody sent, or whose address opens it.
  const isPersonal = own.hidden === true
  const headHtml = renderToStaticMarkup(
    <>
      <Head head={head} path={path} />
      {optionalServices.length > 0 && !isPersonal && (
        <script type="module" data-consent-script="" src={consentFile(pageContext)} />
      )}
    </>,
  )
  const bodyHtml = bodyOf(
    pageContext,
    <Frame path={path} isPersonal={isPersonal} isPreview={showsDrafts}>
      <Page {...data} />
    </Frame>,
  )
  const styles = `<style>${styleSheet}</style><link rel="stylesheet" href="${otherMediaFile(pageContext)}" media="print, (forced-colors: active)">`
  return `<!DOCTYPE html>
<html lang="${site.language}" data-theme-key="${themeStorageKey}"${viewAttributes(pageContext)}>
<head>${injected}${headHtml}${styles}</head>
<body>${bodyHtml}</body>
</html>`
}

function bodyOf(pageContext: PageContextServer, page: ReactNode): string {
  const files = islandFiles(pageContext)
  const render = (content: ReactNode, name = '') => {
    const within = (
      <IslandFilesContext value={files}>
        <OnceContext value={import.meta.env.DEV ? null : markOf}>{content}</OnceContext>
      </IslandFilesContext>
    )
    return withRelativePaths(renderToStaticMarkup(within, { identifierPrefix: name.replaceAll(/\W/g, '_') }))
  }
  // First the words, whose headings get ids, then the drawings among them, which have none.
  return withFragments(withHeadingIds(withFragments(render(page), render)), render)
}

/** What `components/behaviors/pageViews.ts` tells the edge. In development there is no edge to tell. */
function viewAttributes({ pageId, urlPathname }: PageContextServer): string {
  if (site.analytics === 'none' || import.meta.env.DEV || !pageId) return ''
  const edge = site.edgeOrigin ? ` data-edge="${site.edgeOrigin}"` : ''
  return ` data-route="${routeOf(pageId, urlPathname)}" data-path="${urlPathname}"${edge}`
}

function headOf(setting: PageHeadSetting<object> | undefined, data: object, path: string): PageHead {
  if (!setting)
    throw new Error(
      `The page at ${path} has no +head.ts: write one beside its +Page.tsx, with its own title and description.`,
    )
  return typeof setting === 'function' ? setting(data) : setting
}
