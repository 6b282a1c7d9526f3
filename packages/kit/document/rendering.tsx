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
 * Renders content to markup, and collects what its components report.
 * @param filesOf looks up an island's files
 * @param shared renders content that many pages share
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
    headingIds: new Map(layoutIds.map((id) => [id, 0])),
    hasProse: false,
  }
  const files = (island: string) => {
    report.islands.add(island)
    return filesOf(island)
  }
  const sharedMarkup = (key: string, content: ReactNode) => {
    const rendered = shared.get(key) ?? renderContent(content, filesOf, shared, key)
    shared.set(key, rendered)
    for (const name of ['islands', 'scripts', 'thirdParties', 'iframes'] as const)
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
    // Prevents equal ids in different contents.
    { identifierPrefix: key.replaceAll(/\W/g, '_') },
  )
  // `trim` flattens React's concatenated string, which each page that uses it would otherwise do again.
  return { html: html.trim(), report }
}
