import {
  about,
  caseStudies,
  overviewServices,
  services,
  servicesPage,
} from '@lintel/engine/content/forBrowsers.ts'
import { chatSuggested, chatTopics, chatLabels as labels } from '@lintel/engine/content/strings.ts'
import { type Answer, plainText } from '@lintel/kit/chat/answer.ts'
import { initialMessages, type Message } from '@lintel/kit/chat/conversation.ts'
import { replyTo } from '@lintel/kit/chat/reply.ts'
import { helpMenu } from '@lintel/kit/chat/topics/help.ts'
import { topics } from '@lintel/kit/chat/topics/index.ts'
import { isChatSpam } from '@lintel/rules/chat.ts'
import { claimText } from '@lintel/rules/claimNote.ts'
import { responseTime } from '@lintel/rules/responseTime.ts'
import { site } from '@site/data/site.ts'
import { describe, expect, test } from 'vitest'
import { claimNamed } from '#tests/support/claimNamed.ts'

/** Without the index, as in development: what no topic answers gets the help menu. */
async function reply(question: string): Promise<Answer> {
  const message = await replyTo([...initialMessages, { role: 'user', content: question }])
  if (message.role !== 'assistant') throw new Error('The reply is not of the assistant.')
  return message.content
}

/** A service's description, and one of its lists. */
function textsOf(id: string, list: 'benefits' | 'features'): string[] {
  const service = services[id]
  if (!service) throw new Error(`There is no service ${id}.`)
  return [service.description, ...service[list]]
}

function answerOf(id: string): Answer {
  const topic = topics.find((candidate) => candidate.id === id)
  if (!topic) throw new Error(`There is no topic ${id}.`)
  return topic.answer()
}

const messages: Record<string, string[]> = {
  company: ['Tell me about your company', `About ${site.name}?`, 'who are you'],
  services: ['What services do you offer?', 'What do you do?', 'what can you do for us'],
  'ai-systems': ['AI', 'machine learning', 'LLMs?', 'Tell me about AI agents'],
  'data-analytics': ['Data analytics?', 'We need dashboards', 'BI', 'data science'],
  cybersecurity: ['security', 'cybersecurity', 'Compliance?'],
  'digital-transformation': ['digital transformation', 'modernization'],
  automation: ['business process automation', 'workflows', 'back-office'],
  consulting: ['advice', 'Technology consulting'],
  process: ['What is your process?', 'How do you work?', 'How does it work', 'What are the steps?', 'How?'],
  pricing: ['Pricing', 'How much is it?', 'your prices'],
  contact: ['How can I contact you?', 'What is your email address?', 'phone'],
  blog: ['Do you have a blog?', 'Where are your articles?'],
  values: ['What are your values?', 'Tell me about your culture'],
  expertise: ['What is your expertise?', 'your tech stack'],
  roi: ['ROI', 'What are the benefits?', 'payback'],
  caseStudies: ['Do you have case studies?', 'references'],
}

describe.each(Object.entries(messages))('%s', (id, texts) => {
  test.each(texts)('is what %j names', async (text) => {
    expect(await reply(text)).toEqual(answerOf(id))
  })
})

test.each(Object.entries(labels))(
  'the quick reply for %s leads to its topic and passes the spam check',
  async (id, label) => {
    expect(await reply(label)).toEqual(answerOf(id))
    expect(isChatSpam(label)).toBe(false)
  },
)

test('every id that the words of the assistant name is a topic, and every service of them is there', () => {
  const { service } = chatTopics
  expect(chatSuggested.filter((id) => !Object.hasOwn(labels, id))).toEqual([])
  expect(service.precedence.filter((id) => !Object.hasOwn(service.topics, id))).toEqual([])
  expect(Object.keys(service.topics).filter((id) => !Object.hasOwn(services, id))).toEqual([])
})

test('every topic answers, links and offers only replies that lead to a topic', () => {
  const suggestions = new Set<string>(Object.values(labels))
  for (const topic of topics) {
    const answer = topic.answer()
    expect(JSON.stringify(answer.blocks), topic.id).toMatch(/"href":"(?:\/|mailto:|https:)/)
    expect(
      answer.quickReplies.every((text) => suggestions.has(text)),
      topic.id,
    ).toBe(true)
    expect(answer.quickReplies, topic.id).not.toContain(labels[topic.id])
  }
})

describe('the answers say what the records say', () => {
  test.each<[string, string[]]>([
    [
      'company',
      [site.description, about.mission, about.vision, '50+ projects', '100% satisfaction', '24/7 support'],
    ],
    ['services', overviewServices.flatMap(({ name, description }) => [name, description])],
    ['ai-systems', textsOf('ai-systems', 'benefits')],
    ['cybersecurity', textsOf('cybersecurity', 'features')],
    ['process', servicesPage.steps.map(({ title }) => title)],
    ['pricing', servicesPage.steps[1]?.details ?? ['a second step']],
    [
      'contact',
      [site.email.hello, site.social.linkedin ?? site.email.hello, responseTime.span, responseTime.window],
    ],
    ['values', about.values.map(({ description }) => description)],
    ['expertise', about.expertise.flatMap(({ title, technologies }) => [title, ...technologies])],
    [
      'roi',
      [
        'Up to 85% risk reduction',
        'Up to 80% less manual work',
        ...caseStudies.map(({ results }) => results),
      ],
    ],
    ['caseStudies', caseStudies.flatMap(({ title, description, results }) => [title, description, results])],
  ])('%s', (id, texts) => {
    const answer = plainText(answerOf(id))
    for (const text of texts) expect(answer).toContain(text)
  })

  test('a figure without a ceiling is not given one', () => {
    expect(claimText(claimNamed('healthcareTriage'), 'Up to {figure} {text}')).toBe('32% faster triage')
  })
})

describe('where no topic is named', () => {
  test.each(['Hello', '?', 'Quel temps fait-il', 'What is the capital of France?', 'paint', 'said'])(
    '%j gets no topic',
    async (text) => {
      expect((await reply(text)).quickReplies).toEqual(helpMenu().quickReplies)
    },
  )

  test.each([
    'Do you have experience with AI in hospitals?',
    'Who founded the company?',
    'What should not be automated?',
    'Can you automate invoices?',
    'Would you tell me if I dont need AI at all?',
  ])('neither does %j, which asks for more than a topic', async (text) => {
    expect((await reply(text)).quickReplies).toEqual(helpMenu().quickReplies)
  })

  test('the help menu offers every topic', () => {
    expect(helpMenu().quickReplies).toEqual(Object.values(labels))
  })
})

test('the latest message of the visitor is the one that is answered', async () => {
  const messages: Message[] = [
    { role: 'user', content: 'Pricing' },
    { role: 'assistant', content: answerOf('pricing') },
    { role: 'user', content: 'Blog' },
  ]
  expect(await replyTo(messages)).toEqual({ role: 'assistant', content: answerOf('blog') })
})

test('without a message of the visitor there is nothing to answer', async () => {
  await expect(replyTo(initialMessages)).rejects.toThrow('no message')
})
