import { optionalServices } from '@lintel/engine/content/thirdParties.ts'
import { headingId } from '@lintel/rules/headingSlug.ts'
import type { ThirdPartyId } from '@lintel/rules/thirdParties.ts'
import { createContext, use } from 'react'

/** What the components of a page tell the renderer while it renders them: other files of the site follow from it. */
export interface PageReport {
  /** The islands on the page, by name. */
  islands: Set<string>
  /** The site's own scripts that it fetches, by name (`components/scripts/`). */
  scripts: Set<string>
  /** The services that may fill a place on the page. */
  thirdParties: Set<ThirdPartyId>
  /** The addresses that the page embeds. */
  iframes: Set<string>
  /** The ids that its headings have. */
  headingIds: Set<string>
  /** Whether Markdown stands on the page, which has a style sheet of its own. */
  hasProse: boolean
}

/** Null where nobody asks, as in tests of a component. */
export const PageReportContext = createContext<PageReport | null>(null)

/** Marks the place in a page that a service fills; the browser loads it from there (`packages/kit/consent/`). */
export function useThirdPartySlot(id: ThirdPartyId) {
  const report = use(PageReportContext)
  const service = optionalServices.find((each) => each.id === id)
  if (!service) return undefined
  report?.thirdParties.add(id)
  return { 'data-third-party': id, 'data-script': service.script }
}

/** Looks up the file of a script of the site; undefined where nobody knows, as in tests of a component. */
export const ScriptFileContext = createContext<(name: string) => string | undefined>(() => undefined)

/** Marks an element that a script of `components/scripts/` starts once it is near (`behaviors/nearbyScripts.ts`). */
export function useScript(name: string) {
  const fileOf = use(ScriptFileContext)
  use(PageReportContext)?.scripts.add(name)
  return { 'data-near-script': fileOf(name) }
}

/** Allows the page to embed an address. */
export function useIframe(address: string) {
  use(PageReportContext)?.iframes.add(address)
}

/** The id of a heading of the page; none where nobody asks. */
export function useHeadingId(heading: string): string | undefined {
  const report = use(PageReportContext)
  return report ? headingId(heading, report.headingIds) : undefined
}

/**
 * Gives the page the styles of Markdown.
 * @param ids of its headings
 */
export function useProse(ids: string[]) {
  const report = use(PageReportContext)
  if (!report) return
  report.hasProse = true
  for (const id of ids) report.headingIds.add(id)
}
