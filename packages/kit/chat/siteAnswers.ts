import { chatAnswers, chatLabels as labels } from '@lintel/engine/content/strings.ts'
import type { SectionEntry } from '@lintel/rules/search/counts.ts'
import type { SiteSearch } from '@lintel/rules/search/rank.ts'
import { addressOf } from '@lintel/rules/search/siteIndex.ts'
import { loadAssistant, loadSite } from '../search/loadSite.ts'
import { type Answer, type Block, type Link, paragraph, quote } from './answer.ts'
import { findAnswer, type Quotation } from './site/findAnswer.ts'
import { helpMenu, nextSteps } from './topics/help.ts'
import { topics } from './topics/index.ts'
import { findTopic } from './topics/matchTopic.ts'

/**
 * Answers with a topic, with what the site says, or admits that it does not. Where none of its texts come, as in development,
 * the topics are what is left; where those of articles do not, what its pages say.
 */
export async function siteAnswers(question: string): Promise<Answer> {
  // A topic needs none of them.
  const topic = findTopic(topics, question)
  if (topic) return topic.answer()
  const site = await loadSite().catch(() => undefined)
  if (!site) return helpMenu(chatAnswers.notLoaded)
  const search = await loadAssistant().catch(() => undefined)
  return search ? answerFrom(search, question) : answerFrom(site.pages, question, chatAnswers.notLoaded)
}

/**
 * Answers with a topic, or quotes what the site says, word for word; an admission ends with the ways on.
 * @param nothingFound what is said otherwise
 */
export function answerFrom(search: SiteSearch, question: string, nothingFound?: string): Answer {
  const topic = findTopic(topics, question)
  if (topic) return topic.answer()
  const { admission, topic: admitting, quotations, isClosest, nearest } = findAnswer(search, question)
  if (!admission && quotations.length === 0) return helpMenu(nothingFound, nearest && linkTo(nearest))
  const plain = topics.find(({ id }) => id === admitting)?.answer()
  if (plain && quotations.length === 0)
    return { ...plain, blocks: [paragraph(admission ?? ''), ...plain.blocks] }
  const lead = admission ?? (isClosest ? chatAnswers.closest : undefined)
  const [first, second] = Map.groupBy(quotations, isMadeUp)
  return {
    blocks: [
      ...(lead ? [paragraph(lead)] : []),
      ...[first, second].flatMap((group) => (group ? quotesOf(...group, lead) : [])),
      ...(admission ? [nextSteps] : []),
    ],
    quickReplies: [labels.services, labels.process, labels.contact],
  }
}

const isMadeUp = ({ lines }: Quotation) => lines.some((line) => line.isMadeUp)

/** Quotes below what they come from, which a lead says already, except for a specimen. */
function quotesOf(isMadeUp: boolean, quotations: Quotation[], lead?: string): Block[] {
  const heading = isMadeUp ? chatAnswers.specimen : lead ? '' : chatAnswers.quoted
  return [...(heading ? [paragraph(heading)] : []), ...quotations.map(quoteWithSource)]
}

function quoteWithSource({ entry, lines }: Quotation): Block {
  return quote(
    lines.map(({ label, text }) => (label ? { label, text } : { text })),
    linkTo(entry),
  )
}

const linkTo = ({ page, section }: SectionEntry): Link => ({
  text: [...new Set([page.title, section.heading])].join(': '),
  href: addressOf(page, section),
})
