import type { IslandFiles } from '@lintel/engine/render/builtFiles.ts'
import { layoutIds } from '@lintel/rules/headingSlug.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IslandFilesContext } from '../hydration/Island.tsx'
import { type PageReport, PageReportContext } from '../pageReport.ts'
import { SharedMarkupContext } from '../shared.ts'

interface Rendered {
  html: string
  report: PageReport
}

/**
 * Renders contents to markup, and gives with it what their components have reported.
 * @param filesOf where the browser finds the code of an island
 * @param shared what many pages have in common, once it is rendered
 */
export function renderContent(
  content: ReactNode,
  filesOf: (island: string) => IslandFiles,
  shared = new Map<string, Rendered>(),
  key = '',
): Rendered {
  const report: PageReport = {
    islands: new Set(),
    scripts: new Set(),
    thirdParties: new Set(),
    iframes: new Set(),
    headingIds: new Set(layoutIds),
    hasProse: false,
  }
  const files = (island: string) => {
    report.islands.add(island)
    return filesOf(island)
  }
  const sharedMarkup = (key: string, content: ReactNode) => {
    const rendered = shared.get(key) ?? renderContent(content, filesOf, shared, key)
    shared.set(key, rendered)
    for (const name of ['islands', 'thirdParties', 'iframes'] as const)
      for (const each of rendered.report[name]) (report[name] as Set<string>).add(each)
    report.hasProse ||= rendered.report.hasProse
    return rendered.html
  }
  const html = renderToStaticMarkup(
    <IslandFilesContext value={files}>
      <PageReportContext value={report}>
        <SharedMarkupContext value={sharedMarkup}>{content}</SharedMarkupContext>
      </PageReportContext>
    </IslandFilesContext>,
    // Ids of one content differ from those of any other.
    { identifierPrefix: key.replaceAll(/\W/g, '_') },
  )
  // One piece, as `trim` gives it: of the many that React has put together, each page that shows this would do so again.
  return { html: html.trim(), report }
}
