import { type Answer, type Block, paragraph, quote } from './answer.ts'
import { findAnswer, type Quotation } from './site/findAnswer.ts'
import { openSite, type SiteSearch } from './site/search.ts'
import { type SiteIndex, siteIndexPath } from './site/siteIndex.ts'
import { helpMenu, nextSteps } from './topics/help.ts'
import { labels } from './topics/topic.ts'

/** Longer than this (ms) no visitor waits for the index, which was asked for when the panel opened. */
const loadTime = 8000

let site: Promise<SiteSearch | undefined> | undefined

const notLoaded = 'The texts of this site could not be loaded, so I can answer on these subjects only.'

/**
 * Fetches the index, once. Where that fails, as in development, the assistant says so and answers by its topics alone,
 * and the next question tries again.
 */
export function loadSiteAnswers() {
  site ??= fetchIndex().catch(() => {
    site = undefined
    return site
  })
  return site
}

/** Answers with what the site says, or admits that it does not. */
export async function siteAnswers(question: string): Promise<Answer> {
  const search = await loadSiteAnswers()
  return search ? answerFrom(search, question) : helpMenu(notLoaded)
}

/** Quotes what the site says, word for word; an admission ends with the ways on. */
export function answerFrom(search: SiteSearch, question: string): Answer {
  const { admission, quotations } = findAnswer(search, question)
  if (!admission && quotations.length === 0) return helpMenu()
  return {
    blocks: [
      paragraph(admission ?? 'This site says:'),
      ...quotations.map(quoteWithSource),
      ...(admission ? [nextSteps] : []),
    ],
    quickReplies: [labels.services, labels.process, labels.contact],
  }
}

async function fetchIndex(): Promise<SiteSearch> {
  const response = await fetch(siteIndexPath, { signal: AbortSignal.timeout(loadTime) })
  if (!response.ok) throw new Error(`${siteIndexPath}: status ${response.status}`)
  return openSite((await response.json()) as SiteIndex)
}

function quoteWithSource({ place: { page, section }, lines }: Quotation): Block {
  const text = [...new Set([page.title, section.heading])].join(': ')
  return quote(lines, { text, href: section.anchor ? `${page.path}#${section.anchor}` : page.path })
}
