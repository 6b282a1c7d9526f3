import { showsDrafts } from '@lintel/engine/content/drafts.ts'
import { navigation } from '@lintel/engine/content/navigation.ts'
import { copiesIn } from '@lintel/engine/content/pictures.ts'
import { optionalServices } from '@lintel/engine/content/thirdParties.ts'
import { contentPolicy } from '@lintel/engine/outputs/contentPolicy.ts'
import { consentFile, islandFiles, otherMediaFile, scriptFile } from '@lintel/engine/render/builtFiles.ts'
import type { PageHead, PageHeadSetting } from '@lintel/engine/render/head.ts'
import type { PageMetadata } from '@lintel/engine/render/pageMetadata.ts'
import { routeOf } from '@lintel/engine/render/pageMetadata.ts'
import { escapeHtml } from '@lintel/rules/text.ts'
import { themeStorageKey } from '@lintel/rules/theme.ts'
import { site } from '@site/data/site.ts'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Manifest } from 'vite'
import { SiteLayout } from '../layout/SiteLayout.tsx'
import { ScriptFileContext } from '../pageReport.ts'
import { type CardDrawings, socialImage } from '../social/socialImage.ts'
import { documentTitle, Head, inlineScripts } from './Head.tsx'
import { renderContent } from './rendering.tsx'
import { stylesOf } from './stylesOf.ts'

export interface Page {
  /** Vike's id of the page, which is its folder. */
  pageId: string
  /** The path that a visitor requests. */
  path: string
  config: { Page: ComponentType<object>; head?: PageHeadSetting<object> }
  /** What its `+data.ts` returned, passed to the page as props. */
  data: object
}

/** The files of a build that browsers load. */
interface Assets {
  /** Undefined in development, where sources are served as they are. */
  files: Manifest | undefined
  /** Tags for the site's script and font. In development Vike writes them itself. */
  tags: string
  /** Renders content that many pages share once for all of them. */
  shared?: Parameters<typeof renderContent>[2]
  /** The site's drawings for link-preview images. Without them no image is linked. */
  drawings?: CardDrawings
}

/**
 * Renders a page to a complete document. Its styles are inlined, because requesting them would delay the
 * first paint (`npm run bench -- pages` shows by how much).
 * @returns the document and its metadata for other output files
 */
export function renderDocument(page: Page, { files, tags, shared, drawings }: Assets) {
  const { path, data } = page
  const own = headOf(page)
  const head = showsDrafts ? { ...own, hidden: true } : own
  // Nothing from third parties loads on a page with personal content, or whose address gives access.
  const isPersonal = own.hidden === true
  const image = head.hidden || !drawings ? null : socialImage(head, path, drawings)
  const headHtml = renderToStaticMarkup(
    <>
      <Head head={head} path={path} image={image} />
      {optionalServices.length > 0 && !isPersonal && (
        <script type="module" async data-consent-script="" src={consentFile(files)} />
      )}
    </>,
  )
  const { html: body, report } = renderContent(
    <ScriptFileContext value={scriptFile(files)}>
      <SiteLayout
        path={path}
        navigation={navigation()}
        isPersonal={isPersonal}
        isAlwaysDark={own.alwaysDark === true}
        isPreview={showsDrafts}
      >
        <page.config.Page {...data} />
      </SiteLayout>
    </ScriptFileContext>,
    islandFiles(files),
    shared,
  )
  const styles = stylesOf(page.pageId, body, report.islands, report.hasProse)
  const styleTags = `<style>${styles}</style><link rel="stylesheet" href="${otherMediaFile(files)}" media="print, (forced-colors: active)">`
  const html = `<!DOCTYPE html>
<html lang="${site.language}" data-theme-key="${themeStorageKey}" data-title="${escapeHtml(documentTitle(head))}"${viewAttributes(page, head)}>
<head>${tags}${headHtml}${styleTags}</head>
<body>${body}</body>
</html>`
  const metadata: PageMetadata = {
    path,
    hidden: head.hidden === true,
    policy: contentPolicy({ ...report, scripts: Object.values(inlineScripts), styles: [styles] }),
    islands: [...report.islands],
    scripts: [...report.scripts],
    pictures: copiesIn(body),
    image: image && { path: image.path, key: image.key, card: image.card },
  }
  return { html, metadata }
}

/** Returns what `packages/kit/behaviors/pageViews.ts` reports. Development has no edge to report to. */
function viewAttributes({ pageId, path }: Page, { route = routeOf(pageId, path) }: PageHead): string {
  if (site.analytics === 'none' || import.meta.env.DEV) return ''
  const edge = site.edgeOrigin ? ` data-edge="${site.edgeOrigin}"` : ''
  return ` data-route="${route}" data-path="${path}"${edge}`
}

function headOf({ config, data, path }: Page): PageHead {
  if (!config.head)
    throw new Error(
      `The page at ${path} has no +head.ts: write one beside its +Page.tsx, with its own title and description.`,
    )
  return typeof config.head === 'function' ? config.head(data) : config.head
}
