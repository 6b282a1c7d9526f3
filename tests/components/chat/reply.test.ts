import { describe, expect, test } from 'vitest'
import { type Answer, paragraph, plainText } from '#components/chat/answer.ts'
import { initialMessages, type Message } from '#components/chat/conversation.ts'
import { type Fallback, replyTo } from '#components/chat/reply.ts'
import { claimText } from '#components/chat/topics/claimText.ts'
import { helpMenu } from '#components/chat/topics/help.ts'
import { topics } from '#components/chat/topics/index.ts'
import { labels, type TopicId } from '#components/chat/topics/labels.ts'
import { about } from '#data/about.ts'
import { caseStudies } from '#data/caseStudies.ts'
import { claims } from '#data/claims.ts'
import { responseTime } from '#data/responseTime.ts'
import { isChatSpam } from '#data/rules/chat.ts'
import { overviewServices, services } from '#data/services/index.ts'
import { overviewProcess } from '#data/services/overview.ts'
import { site } from '#data/site.ts'

async function reply(question: string, fallback: Fallback = () => undefined): Promise<Answer> {
  const message = await replyTo([...initialMessages, { role: 'user', content: question }], fallback)
  if (message.role !== 'assistant') throw new Error('The reply is not of the assistant.')
  return message.content
}

function answerOf(id: TopicId): Answer {
  const topic = topics.find((candidate) => candidate.id === id)
  if (!topic) throw new Error(`There is no topic ${id}.`)
  return topic.answer()
}

const questions: Record<TopicId, string[]> = {
  company: [
    'Tell me about your company',
    `Who is behind ${site.name}?`,
    'What is your mission?',
    'who are you',
  ],
  services: ['What services do you offer?', 'What do you do?', 'what can you do for us'],
  'ai-systems': [
    'Do you build LLM applications?',
    'AI',
    'Can you fine-tune a GPT model?',
    'machine learning',
    'We need an agent.',
  ],
  'data-analytics': [
    'Data analytics?',
    'We need dashboards',
    'Do you build data pipelines?',
    'BI',
    'demand forecasting',
  ],
  cybersecurity: [
    'How do you handle security?',
    'cybersecurity',
    'Do you do penetration tests?',
    'AI security',
  ],
  'digital-transformation': [
    'digital transformation',
    'Can you modernize a legacy system?',
    'cloud migration',
  ],
  automation: ['Can you automate invoices?', 'business process automation', 'workflows', 'back-office'],
  consulting: ['Do you offer advice on IT strategy?', 'Technology consulting', 'due diligence'],
  process: ['What is your process?', 'How do you work?', 'How does it work', 'What are the steps?'],
  pricing: ['What does AI consulting cost?', 'Pricing', 'How much is it?', 'Can I get a quote?'],
  contact: [
    'How can I contact you?',
    'What is your e-mail address?',
    'Can I talk to somebody?',
    'response time',
  ],
  blog: ['Do you have a blog?', 'Where are your articles?'],
  values: ['What are your values?', 'Tell me about your culture'],
  expertise: ['What is your expertise?', 'Which technologies are you using?', 'your tech stack'],
  roi: ['What ROI can we expect?', 'What are the benefits?', 'payback'],
  caseStudies: ['Do you have case studies?', 'Who are your clients?', 'a case study on AI'],
}

describe.each(Object.entries(questions))('%s', (id, texts) => {
  test.each(texts)('is what %j asks about', async (text) => {
    expect(await reply(text)).toEqual(answerOf(id as TopicId))
  })
})

test.each(Object.entries(labels))(
  'the quick reply for %s leads to its topic and passes the spam check',
  async (id, label) => {
    expect(await reply(label)).toEqual(answerOf(id as TopicId))
    expect(isChatSpam(label)).toBe(false)
  },
)

test('every topic answers, links and offers only replies that lead to a topic', () => {
  const known = new Set<string>(Object.values(labels))
  for (const topic of topics) {
    const answer = topic.answer()
    expect(JSON.stringify(answer.blocks), topic.id).toMatch(/"href":"(?:\/|mailto:|https:)/)
    expect(
      answer.quickReplies.every((text) => known.has(text)),
      topic.id,
    ).toBe(true)
    expect(answer.quickReplies, topic.id).not.toContain(labels[topic.id])
  }
})

describe('the answers say what the records say', () => {
  test.each<[TopicId, string[]]>([
    [
      'company',
      [site.description, about.mission, about.vision, '50+ projects', '100% satisfaction', '24/7 support'],
    ],
    ['services', overviewServices.flatMap(({ name, description }) => [name, description])],
    ['ai-systems', [services['ai-systems'].description, ...services['ai-systems'].benefits]],
    ['cybersecurity', [services.cybersecurity.description, ...services.cybersecurity.features]],
    ['process', overviewProcess.map(({ title }) => title)],
    ['pricing', overviewProcess[1]?.details ?? ['a second step']],
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
    expect(claimText(claims.healthcareTriage)).toBe('32% faster triage')
  })
})

describe('where no topic is named', () => {
  test.each(['Hello', '?', 'Quel temps fait-il', 'What is the capital of France?', 'paint', 'said'])(
    '%j gets the help menu',
    async (text) => {
      expect(await reply(text)).toEqual(helpMenu())
    },
  )

  test('the help menu offers every topic', () => {
    expect(helpMenu().quickReplies).toEqual(Object.values(labels))
  })

  test.each<[string, TopicId]>([
    ['How?', 'process'],
    ['Our data is a mess', 'data-analytics'],
  ])(
    'the hint of %j leads to the nearest topic, and the answer says that it is no more',
    async (text, id) => {
      const { blocks } = await reply(text)
      expect(blocks.slice(1)).toEqual(answerOf(id).blocks)
      expect(plainText({ blocks: blocks.slice(0, 1) })).toContain('no answer to that')
    },
  )

  test('a hint says too little about a long question', async () => {
    expect(await reply('How do I teach my parrot to sing an old song?')).toEqual(helpMenu())
  })

  test('another way to answer goes before hints and the menu, but not before a named topic', async () => {
    const found: Answer = { blocks: [paragraph('Found.')], quickReplies: [] }
    expect(await reply('Our data is a mess', () => found)).toBe(found)
    expect(await reply('Hello', async () => found)).toBe(found)
    expect(await reply('Pricing', () => found)).toEqual(answerOf('pricing'))
    expect(await reply('Hello', () => undefined)).toEqual(helpMenu())
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
