import { type Answer, paragraph, quote } from './answer.ts'
import { findQuotes } from './site/findQuotes.ts'
import { type PackedPage, unpackPage } from './site/packedPages.ts'
import type { Quotation } from './site/quote.ts'
import { openSite, type SiteSearch } from './site/search.ts'
import { siteIndexPath } from './site/sitePage.ts'
import { helpMenu } from './topics/help.ts'
import { labels } from './topics/labels.ts'

/** Longer than this (ms) no visitor waits for the index, which was asked for when the panel opened. */
const loadTime = 8000

let site: Promise<SiteSearch | undefined> | undefined

const notLoaded = 'The texts of this site could not be loaded, so I can answer on these subjects only.'

/** Fetches the index, once. Where that fails, as in development, the assistant answers by its topics alone. */
export function loadSiteAnswers() {
  site ??= fetchIndex().catch(() => undefined)
}

/** Answers with what the site says, word for word, or with nothing where it does not. It fetches nothing itself. */
export async function siteAnswers(question: string): Promise<Answer | undefined> {
  const search = await site
  if (!search) return helpMenu(notLoaded)
  const quotations = findQuotes(search, question)
  if (quotations.length === 0) return undefined
  return {
    blocks: [paragraph('This site says:'), ...quotations.map(quoteWithSource)],
    quickReplies: [labels.services, labels.process, labels.contact],
  }
}

async function fetchIndex(): Promise<SiteSearch> {
  const response = await fetch(siteIndexPath, { signal: AbortSignal.timeout(loadTime) })
  if (!response.ok) throw new Error(`${siteIndexPath}: status ${response.status}`)
  return openSite(((await response.json()) as PackedPage[]).map(unpackPage))
}

function quoteWithSource({ page, passage, lines }: Quotation) {
  const text = [...new Set([page.title, passage.heading])].join(': ')
  return quote(lines, { text, href: passage.anchor ? `${page.path}#${passage.anchor}` : page.path })
}
