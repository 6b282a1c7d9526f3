import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { indexedPages, readIndex } from '@lintel/engine/built/artefact.ts'
import { anyHeading, questionsFile, questionsOf } from '@lintel/engine/content/questions.ts'
import { getContent } from '@lintel/engine/content/store.ts'
import type { Answer, Block } from '@lintel/kit/chat/answer.ts'
import { loadConversation, type Message } from '@lintel/kit/chat/conversation.ts'
import { loadSite, replyTo } from '@lintel/kit/chat/reply.ts'
import { topics } from '@lintel/kit/chat/topics/index.ts'
import { judgeAnswers, type TestQuestion, type Verdict } from '@lintel/lab/answers/judge.ts'
import { wholeLimits } from '@lintel/rules/search/quote.ts'
import { assistantPath, type SitePage, siteIndexPath } from '@lintel/rules/search/siteIndex.ts'
import { site } from '@site/data/site.ts'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { pages, read } from './artefact.ts'

type Quote = Extract<Block, { kind: 'quote' }>

const requests: string[] = []
vi.stubGlobal('fetch', async (address: string) => {
  requests.push(address)
  return new Response(read(address))
})
loadSite()
afterAll(() => void vi.unstubAllGlobals())

async function reply(question: string): Promise<Answer> {
  const message = await replyTo([{ role: 'user', content: question }])
  if (message.role !== 'assistant') throw new Error('The reply is not of the assistant.')
  return message.content
}

const indexed = indexedPages()
const htmlOf = new Map(pages.map(({ path, html }) => [path, html]))
const judging = judgeAnswers()

const texts = new Map<string, string>()
/** What a page says, without spaces. */
function textOf(path: string): string {
  const html = htmlOf.get(path) ?? ''
  const text = texts.get(path) ?? squeeze(html.slice(html.indexOf('<main'), html.indexOf('</main>')))
  texts.set(path, text)
  return text
}

test('the index holds every page, and every article beside it', () => {
  const paths = indexed.map(({ path }) => path)
  const shown = pages.filter(({ html }) => !html.includes('content="noindex')).map(({ path }) => path)
  expect(paths.toSorted()).toEqual(shown.filter((path) => !/^\/blog\/(tags|page)\//.test(path)).toSorted())
  expect(readIndex().pages.some(({ path }) => path.startsWith('/blog/'))).toBe(false)
})

describe('questions', () => {
  // Records in the browser's storage have the brand in their names.
  const headingsOf = ({ sections }: SitePage) =>
    sections.map(({ heading }) => heading.replace(`${site.storagePrefix}.`, ''))

  // A post that was just written goes without.
  const withQuestions = indexed.filter(({ path }) => Object.keys(questionsOf(path)).length > 0)

  test.each(withQuestions.map((page) => [page.path, page] as const))(
    'of %s belong to its headings',
    (path, page) => {
      const questions = questionsOf(path)
      const file = questionsFile(path)
      const headings = headingsOf(page)
      expect(
        Object.keys(questions).filter((heading) => !headings.includes(heading)),
        `${file}: not on the page`,
      ).toEqual([])
      expect(
        headings.filter((heading) => !questions[heading]?.length),
        `${file}: without questions`,
      ).toEqual([])
    },
  )

  test('have a page', () => {
    const ofPages = indexed.map(({ path }) => questionsFile(path))
    expect(globSync('content/questions/**/*.yaml').filter((file) => !ofPages.includes(file))).toEqual([])
  })

  test('that the site does not answer name a section that comes close', () => {
    const unanswered = Object.entries(getContent('unanswered')).filter(([page]) => page !== anyHeading)
    const named = [
      ...getContent('admissions').flatMap(({ quotes = [] }) => quotes),
      ...unanswered.flatMap(([page, questions]) =>
        Object.keys(questions).map((heading) => ({ page, heading })),
      ),
    ]
    const missing = named.filter(({ page, heading }) => {
      const match = indexed.find(({ path }) => path === page)
      return !match || !headingsOf(match).includes(heading)
    })
    expect(missing).toEqual([])
  })
})

test('quotes are short, few, and word for word what the page says that they link to', async () => {
  const ofHeadings = indexed.flatMap(({ path }) =>
    Object.values(questionsOf(path)).flatMap(([first = '']) => first),
  )
  const ofAdmissions = getContent('admissions').flatMap(({ questions }) => questions.slice(0, 3))
  const answers = await Promise.all([...ofHeadings, ...ofAdmissions].map(reply))
  const quotes = answers.map(({ blocks }) => blocks.filter((block): block is Quote => block.kind === 'quote'))
  expect(Math.max(...quotes.map(({ length }) => length))).toBe(3)
  for (const { lines, source } of quotes.flat()) {
    const [path, id] = source.href.split('#')
    const html = htmlOf.get(path ?? '') ?? ''
    const text = textOf(path ?? '')
    for (const line of lines) {
      for (const quoted of [line.text, line.label ?? '']) {
        // A cell of a table has the name of its column before it, and an option its verdict behind it.
        const [head = '', ...rest] = quoted.split(': ')
        const parts = text.includes(squeeze(asHtml(quoted))) ? [quoted] : [head, rest.join(': ')]
        for (const part of parts) expect(text, source.href).toContain(squeeze(asHtml(part)))
      }
    }
    expect(lines.map(({ text }) => text).join(' ').length).toBeLessThanOrEqual(wholeLimits.best)
    if (id) expect(html, source.href).toContain(` id="${id}"`)
  }
})

test.each<[string, string]>([
  ['company', 'company info'],
  ['services', 'your services pls'],
  ['ai-systems', 'llm help'],
  ['data-analytics', 'dashboards asap'],
  ['cybersecurity', 'security help'],
  ['digital-transformation', 'digital transformation pls'],
  ['automation', 'automation info'],
  ['process', 'process pls'],
  ['smallTalk', 'hey, how are you today? :)'],
  ['pricing', 'pricing asap pls'],
  ['pricing', 'cost info'],
  ['contact', 'contact info'],
  ['blog', 'blog link'],
  ['values', 'company values'],
  ['expertise', 'expertise pls'],
  ['roi', 'roi numbers'],
  ['caseStudies', 'show case studies'],
])(
  'the topic %s answers the short message “%s”, whatever else the site says of its words',
  async (id, message) => {
    expect(await reply(message)).toEqual(topics.find((topic) => topic.id === id)?.answer())
  },
)

test('every figure of a topic stands on a page, in the same words', () => {
  const texts = pages.map(({ html }) => squeeze(html))
  const items = topics.flatMap((topic) =>
    topic.answer().blocks.flatMap((block) => ('items' in block ? block.items : [])),
  )
  const figures = items
    .filter((parts) => parts.every((part) => typeof part === 'string'))
    .flatMap((parts) => parts.join('').split(/: |, (?=\d)|\.(?:\s|$)/))
    // "Up to 85% risk reduction" has its words around the figure in another order.
    .filter((text) => /^\d/.test(text))
  expect(figures).toContain('50+ projects')
  for (const figure of figures)
    expect(
      texts.some((text) => text.includes(squeeze(asHtml(figure)))),
      figure,
    ).toBe(true)
})

test('an answer outlives the page: what is stored of it can be read again', async () => {
  const messages: Message[] = [{ role: 'assistant', content: await reply('Do you work with Okta?') }]
  const stored = { getItem: () => JSON.stringify({ messages, sentTimes: [] }) }
  expect(loadConversation(() => stored).messages).toEqual(messages)
})

test('what is fetched is the same whatever is asked, and fetched once', () => {
  expect(requests).toEqual([siteIndexPath, assistantPath])
})

/** Beyond these the assistant has become worse on questions that others wrote. */
const bounds = {
  pages: { right: 0.8, wrong: 0.03, notQuoted: 0.9, admitted: 0.9 },
  report: { right: 0.85, wrong: 0.05, notQuoted: 0.95, admitted: 0.87 },
  tune: { right: 0.84, wrong: 0.04, notQuoted: 0.94, admitted: 0.9 },
  threshold: { right: 0.86, wrong: 0.1, notQuoted: 0.98, admitted: 0.92 },
}

test('each set of questions has its bounds', () => {
  const sets = globSync('tests/answers/*.json').map((file) => basename(file, '.json'))
  expect(sets.sort()).toEqual(Object.keys(bounds).sort())
})

test.each(Object.entries(bounds))(
  'the questions of the set %s are answered as well as they were',
  async (set, { right, wrong, notQuoted, admitted }) => {
    const file = `tests/answers/${set}.json`
    const judge = await judging
    const questions = JSON.parse(readFileSync(file, 'utf8')) as TestQuestion[]
    const share = (answerable: boolean, ...verdicts: Verdict[]) => {
      const group = questions.filter((question) => question.answerable === answerable)
      return group.filter((question) => verdicts.includes(judge(question))).length / group.length
    }
    expect(share(true, 'right', 'closest', 'doubted')).toBeGreaterThanOrEqual(right)
    expect(share(true, 'wrong')).toBeLessThanOrEqual(wrong)
    expect(share(false, 'admitted', 'near')).toBeGreaterThanOrEqual(notQuoted)
    expect(share(false, 'admitted')).toBeGreaterThanOrEqual(admitted)
  },
)

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
