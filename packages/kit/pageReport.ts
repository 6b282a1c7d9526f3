import { optionalServices } from '@lintel/engine/content/thirdParties.ts'
import { headingId } from '@lintel/rules/headingSlug.ts'
import type { ThirdPartyId } from '@lintel/rules/thirdParties.ts'
import { createContext, use } from 'react'

/** What the components of a page report during rendering, for other output files. */
export interface PageReport {
  /** The names of the islands on the page. */
  islands: Set<string>
  /** The names of the scripts that it loads when they are near, most of them the site's own (`components/scripts/`). */
  scripts: Set<string>
  /** The services with a slot on the page. */
  thirdParties: Set<ThirdPartyId>
  /** The addresses of its iframes. */
  iframes: Set<string>
  /** The ids of its headings, as `headingId` counts them. */
  headingIds: Map<string, number>
  /** Whether the page contains rendered Markdown, which has its own style sheet. */
  hasProse: boolean
}

/** Null where no report is made, as in component tests. */
export const PageReportContext = createContext<PageReport | null>(null)

/** Marks a slot for a third-party service, which the browser loads there (`packages/kit/consent/`). */
export function useThirdPartySlot(id: ThirdPartyId) {
  const report = use(PageReportContext)
  const service = optionalServices.find((each) => each.id === id)
  if (!service) return undefined
  report?.thirdParties.add(id)
  return { 'data-third-party': id, 'data-script': service.script }
}

/** Looks up the file of a site script; returns undefined where that is unknown, as in component tests. */
export const ScriptFileContext = createContext<(name: string) => string | undefined>(() => undefined)

/**
 * Marks an element that a script starts when it is near (`behaviors/nearbyScripts.ts`).
 * @param name of a file in `components/scripts/`, or a file of the engine
 */
export function useScript(name: string) {
  const fileOf = use(ScriptFileContext)
  use(PageReportContext)?.scripts.add(name)
  return { 'data-near-script': fileOf(name) }
}

/** Allows the page to embed an address. */
export function useIframe(address: string) {
  use(PageReportContext)?.iframes.add(address)
}

/** Returns an id for a heading, or undefined where no report is made. */
export function useHeadingId(heading: string): string | undefined {
  const report = use(PageReportContext)
  return report ? headingId(heading, report.headingIds) : undefined
}

/**
 * Adds the styles of Markdown to the page.
 * @param ids the ids of its headings
 */
export function useProse(ids: string[]) {
  const report = use(PageReportContext)
  if (!report) return
  report.hasProse = true
  for (const id of ids) report.headingIds.set(id, 0)
}
