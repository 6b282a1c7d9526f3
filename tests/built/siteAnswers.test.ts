import { afterAll, expect, test, vi } from 'vitest'
import { type Answer, type Block, plainText } from '#components/chat/answer.ts'
import { loadConversation, type Message } from '#components/chat/conversation.ts'
import { loadSiteAnswers, replyTo } from '#components/chat/reply.ts'
import { type PackedPage, unpackPage } from '#components/chat/site/packedPages.ts'
import { quoteLimit } from '#components/chat/site/quote.ts'
import { siteIndexPath } from '#components/chat/site/sitePage.ts'
import { noAnswer } from '#components/chat/topics/help.ts'
import { topics } from '#components/chat/topics/index.ts'
import { findNamedTopic } from '#components/chat/topics/matchTopic.ts'
import { visitorWords } from '#data/answers/visitorWords.ts'
import { siteIndexBudget } from '#renderer/outputs/assistant/siteIndex.ts'
import { gzipBytes, pages, read } from './artefact.ts'
import { answeredQuestions, unansweredQuestions } from './golden/readGolden.ts'

type Quote = Extract<Block, { kind: 'quote' }>

/** The share of questions whose answer must come from a page that answers them. */
const rightAnswers = 0.9

const requests: string[] = []
vi.stubGlobal('fetch', async (address: string) => {
  requests.push(address)
  return new Response(read(address))
})
loadSiteAnswers()
afterAll(() => void vi.unstubAllGlobals())

async function reply(question: string): Promise<Answer> {
  const message = await replyTo([{ role: 'user', content: question }])
  if (message.role !== 'assistant') throw new Error('The reply is not of the assistant.')
  return message.content
}

const quotesIn = ({ blocks }: Answer) => blocks.filter((block): block is Quote => block.kind === 'quote')
/** Where an answer leads: the page of its first quote or, where a topic answers, the pages that it links to. */
function pagesOf(answer: Answer): string[] {
  const [first] = quotesIn(answer)
  const parts = answer.blocks.flatMap((block) =>
    'parts' in block ? block.parts : 'items' in block ? block.items.flat() : [],
  )
  const links = first ? [first.source] : parts.filter((part) => typeof part !== 'string')
  return links.map(({ href }) => href.split('#')[0] ?? '')
}
const answered = answeredQuestions()
const unanswered = unansweredQuestions()
const replies = await Promise.all(
  answered.map(async ({ question, paths }) => ({ question, paths, answer: await reply(question) })),
)
const quotes = replies.flatMap(({ answer }) => quotesIn(answer))

test('the golden set is large enough, and is not what the index was told', () => {
  expect(new Set(answered.map(({ question }) => question)).size).toBeGreaterThanOrEqual(60)
  expect(new Set(unanswered).size).toBeGreaterThanOrEqual(15)
  const told = Object.values(visitorWords).flatMap((headings) =>
    Object.values(headings).join(', ').split(', '),
  )
  const asked = answered.map(({ question }) => question.toLowerCase().replace(/[?.]$/, ''))
  expect(asked.filter((question) => told.includes(question))).toEqual([])
})

test('nine answers of ten lead to the right page', () => {
  const wrong = replies.filter(({ answer, paths }) => !pagesOf(answer).some((page) => paths.includes(page)))
  const report = wrong.map(({ question, answer }) => `${question}\n${plainText(answer)}`).join('\n\n')
  expect(wrong.length, report).toBeLessThanOrEqual(answered.length * (1 - rightAnswers))
})

test.each(unanswered)('"%s" gets no invented answer', async (question) => {
  const answer = await reply(question)
  expect(quotesIn(answer)).toEqual([])
  if (!findNamedTopic(topics, question)) expect(plainText(answer)).toContain(noAnswer)
  expect(answer.quickReplies.length).toBeGreaterThan(0)
})

test('quotes are short, few, and word for word what the page says that they link to', () => {
  for (const { answer } of replies) expect(quotesIn(answer).length).toBeLessThanOrEqual(3)
  for (const { lines, source } of quotes) {
    const [path, id] = source.href.split('#')
    const page = pages.find((each) => each.path === path)
    const text = squeeze(page?.html.slice(page.html.indexOf('<main'), page.html.indexOf('</main>')) ?? '')
    for (const line of lines) {
      expect(text, source.href).toContain(squeeze(asHtml(line.text)))
      expect(text, source.href).toContain(squeeze(asHtml(line.label ?? '')))
    }
    expect(lines.map(({ text }) => text).join(' ').length).toBeLessThanOrEqual(quoteLimit)
    if (id) expect(page?.html, source.href).toContain(` id="${id}"`)
  }
})

test('an answer outlives the page: what is stored of it can be read again', async () => {
  const messages: Message[] = [{ role: 'assistant', content: await reply('Do you work with Okta?') }]
  const stored = { getItem: () => JSON.stringify({ messages, sentTimes: [] }) }
  expect(loadConversation(() => stored).messages).toEqual(messages)
})

test('the index was fetched once, and sending fetched nothing', () => {
  expect(requests).toEqual([siteIndexPath])
})

const index = (JSON.parse(read(siteIndexPath)) as PackedPage[]).map(unpackPage)

test('the index is within its budget and holds every page', () => {
  expect(gzipBytes(siteIndexPath)).toBeLessThanOrEqual(siteIndexBudget)
  const paths = index.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/', '/services', '/terms', '/blog/ai-adoption-strategy']))
  expect(paths.filter((path) => /not-found|404|^\/notice|tags|^\/blog$/.test(path))).toEqual([])
})

test('what visitors ask in other words belongs to a heading that is there', () => {
  for (const [path, headings] of Object.entries(visitorWords)) {
    const html = squeeze(pages.find((page) => page.path === path)?.html ?? '')
    for (const heading of Object.keys(headings)) expect(html, path).toContain(squeeze(asHtml(heading)))
  }
})

const asHtml = (text: string) =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#x27;')

/** The words alone, since tags and the numbers of footnotes may stand between any two of them. */
function squeeze(html: string): string {
  return html
    .replace(/<sup>.*?<\/sup>/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, '')
}
