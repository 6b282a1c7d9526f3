import { indexedPages, readIndex, readIndexFile } from '@lintel/engine/built/searchIndex.ts'
import { type Answer, plainText } from '@lintel/kit/chat/answer.ts'
import { answerFrom } from '@lintel/kit/chat/siteAnswers.ts'
import { nextSteps } from '@lintel/kit/chat/topics/help.ts'
import { openSite } from '@lintel/rules/search/openSite.ts'
import { addressOf, type Section } from '@lintel/rules/search/siteIndex.ts'

/** A question as somebody wrote it who saw nothing but the pages. */
export interface TestQuestion {
  question: string
  answerable: boolean
  /** The page that answers it, and a sentence or the heading of the section that does. */
  page?: string
  quote?: string
  heading?: string
  /** Other sections that answer it as well. */
  also?: { page: string; heading: string }[]
  /** Who asks, or how it is written: "typo", "story" … */
  kind?: string
}

/**
 * - right: what is shown contains the expected sentence, or comes from another section that answers as well
 * - doubted: the same, but as what comes closest, or below an admission
 * - half: the section that answers is quoted, without the expected sentence
 * - right page: another section of the page that answers is quoted
 * - none: the assistant says that it found nothing
 * - wrong: something else is quoted
 * - admitted, quoted: the same for a question that the site does not answer
 */
export type Verdict = 'right' | 'doubted' | 'half' | 'right page' | 'none' | 'wrong' | 'admitted' | 'quoted'

/** @returns what judges the answer to a question, given what the last build knows of the site */
export async function judgeAnswers(): Promise<(testQuestion: TestQuestion) => Verdict> {
  const search = await (await openSite(readIndex(), readIndexFile)).assistant()
  const pages = indexedPages()
  return ({ question, answerable, page, quote, heading, also = [] }) => {
    const answer = answerFrom(search, question)
    const isAdmission = answer.blocks.includes(nextSteps)
    if (!answerable) return isAdmission ? 'admitted' : 'quoted'
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
    // A sentence that was rewritten since is looked for by its heading alone.
    const isRight =
      (holding.length > 0 ? holds(plainText(answer), quote ?? '') : comesFrom(named)) || comesFrom(others)
    if (isRight) return isAdmission ? 'doubted' : 'right'
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

/** The letters and digits alone, as quotes are written with other signs and spaces. */
const squeeze = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** The pages that an answer quotes or links to. */
const pagesOf = (answer: Answer) => linksOf(answer).map((href) => href.split('#')[0])

function linksOf({ blocks }: Answer): string[] {
  const parts = blocks.flatMap((block) =>
    block.kind === 'quote' ? [block.source] : 'parts' in block ? block.parts : block.items.flat(),
  )
  return parts.flatMap((part) => (typeof part === 'string' ? [] : [part.href]))
}
