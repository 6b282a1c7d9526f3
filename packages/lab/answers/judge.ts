import { indexedPages, readIndex, readIndexFile } from '@lintel/engine/built/artefact.ts'
import { chatAnswers } from '@lintel/engine/content/strings.ts'
import { type Answer, plainText } from '@lintel/kit/chat/answer.ts'
import { answerFrom } from '@lintel/kit/chat/siteAnswers.ts'
import { nextSteps } from '@lintel/kit/chat/topics/help.ts'
import { openSite } from '@lintel/rules/search/openSite.ts'
import { addressOf, type Section } from '@lintel/rules/search/siteIndex.ts'

/** A test question, written by someone who saw nothing but the pages. */
export interface TestQuestion {
  question: string
  answerable: boolean
  /** The page that answers it, and a sentence, or the section's heading, that does. */
  page?: string
  quote?: string
  heading?: string
  /** Other sections that also answer it. */
  also?: { page: string; heading: string }[]
  /** Who asks, or how it is written: "typo", "story" … */
  kind?: string
}

/**
 * - right: the answer contains the expected sentence, or comes from another section that answers as well
 * - closest: the same, but offered as what comes closest
 * - doubted: the same, but below an admission, or the words that no clear answer was found
 * - half: quotes the right section without the expected sentence
 * - right page: quotes another section of the right page
 * - none: the assistant says that it found nothing, and at most links to a section
 * - wrong: quotes anything else
 * - admitted, near, quoted: the verdicts on a question that the site does not answer; near is offered as what comes closest
 */
export type Verdict =
  | 'right'
  | 'closest'
  | 'doubted'
  | 'half'
  | 'right page'
  | 'none'
  | 'wrong'
  | 'admitted'
  | 'near'
  | 'quoted'

/**
 * Returns a function that judges the assistant's answer to a question, based on the index of the last build.
 */
export async function judgeAnswers(): Promise<(testQuestion: TestQuestion) => Verdict> {
  const search = await (await openSite(readIndex(), readIndexFile)).assistant()
  const pages = indexedPages()
  return ({ question, answerable, page, quote, heading, also = [] }) => {
    const answer = answerFrom(search, question)
    const isAdmission = answer.blocks.includes(nextSteps)
    const isClosest = plainText(answer).startsWith(chatAnswers.closest)
    if (!answerable) return isAdmission ? 'admitted' : isClosest ? 'near' : 'quoted'
    const sectionsOf = (page: string | undefined, isExpected: (section: Section) => boolean) =>
      pages
        .filter(({ path }) => path === page)
        .flatMap((page) => page.sections.filter(isExpected).map((section) => addressOf(page, section)))
    const withHeading = (page: string | undefined, heading: string | undefined) =>
      sectionsOf(page, (section) => Boolean(heading && holds(headingsOf(section), heading)))
    const others = also.flatMap(({ page, heading }) => withHeading(page, heading))
    const holding = sectionsOf(page, (section) => Boolean(quote && holds(textOf(section), quote)))
    const named = [...holding, ...withHeading(page, heading)]
    const sources = linksOf(answer)
    const comesFrom = (sections: string[]) => sources.some((source) => sections.includes(source))
    // An expected sentence that has been rewritten is matched by its heading only.
    const isQuoting = answer.blocks.some(({ kind }) => kind === 'quote')
    if (isAdmission && !isQuoting) return 'none'
    const isRight =
      (holding.length > 0 ? holds(plainText(answer), quote ?? '') : comesFrom(named)) || comesFrom(others)
    if (isRight) return isAdmission ? 'doubted' : isClosest ? 'closest' : 'right'
    if (comesFrom(named)) return 'half'
    if (isAdmission) return 'none'
    return pagesOf(answer).includes(page) ? 'right page' : 'wrong'
  }
}

const textOf = ({ blocks }: Section) =>
  blocks.flatMap(({ label = '', sentences }) => [label, ...sentences]).join(' ')

const headingsOf = ({ heading, context = '', blocks }: Section) =>
  [heading, context, ...blocks.map(({ label = '' }) => label)].join(' ')

const holds = (text: string, part: string) => squeeze(text).includes(squeeze(part))

/** Reduces text to letters and digits, because quotes differ in punctuation and spaces. */
const squeeze = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** Returns the pages that an answer quotes or links to. */
const pagesOf = (answer: Answer) => linksOf(answer).map((href) => href.split('#')[0])

function linksOf({ blocks }: Answer): string[] {
  const parts = blocks.flatMap((block) =>
    block.kind === 'quote' ? [block.source] : 'parts' in block ? block.parts : block.items.flat(),
  )
  return parts.flatMap((part) => (typeof part === 'string' ? [] : [part.href]))
}
