import { overviewSection, overviewServices, services } from '#content/forBrowsers.ts'
import { link, list, paragraph } from '../answer.ts'
import type { Topic } from './topic.ts'
import { labels, type TopicId } from './topic.ts'

/** How visitors name each service, those first whose words the others' names contain as well. */
const keywords = {
  cybersecurity: ['security', 'cybersecurity', 'cyber security', 'it security', 'compliance'],
  automation:
    'automation, process automation, business process automation, workflows, rpa, back office'.split(', '),
  'data-analytics':
    'data, data analytics, data analysis, data engineering, data science, analytics, business intelligence, bi, dashboards, forecasting'.split(
      ', ',
    ),
  'digital-transformation': ['digital transformation', 'transformation', 'digitalization', 'modernization'],
  'ai-systems':
    'ai, artificial intelligence, llm, llms, language models, machine learning, ml, generative ai, genai, rag, chatbot, chatbots, agents, ai agents'.split(
      ', ',
    ),
  consulting: ['consulting', 'technology consulting', 'it consulting', 'advice', 'it strategy'],
} satisfies Partial<Record<TopicId, string[]>>

export const serviceTopics: Topic[] = (Object.keys(keywords) as (keyof typeof keywords)[]).flatMap(
  aboutService,
)

export const servicesTopic: Topic = {
  id: 'services',
  keywords: 'services, offer, offering, solutions, capabilities, what do you do, what can you do'.split(', '),
  answer: () => ({
    blocks: [
      paragraph(overviewSection.lead),
      list(overviewServices.map(({ name, href, description }) => [link(name, href), `: ${description}`])),
      paragraph(
        `${overviewSection.note.text} `,
        link(overviewSection.note.action.label, overviewSection.note.action.href),
        '.',
      ),
      paragraph('See all of them under ', link('Services', '/services'), '.'),
    ],
    quickReplies: [labels.process, labels.pricing, labels.caseStudies],
  }),
}

function aboutService(id: keyof typeof keywords): Topic[] {
  const service = services[id]
  if (!service) return []
  const { name, href, description, features, benefits } = service
  const answer = () => ({
    blocks: [
      paragraph(description),
      paragraph('What it includes:'),
      list(features.map((feature) => [feature])),
      paragraph('What you gain:'),
      list(benefits.map((benefit) => [benefit])),
      paragraph('Read more: ', link(name, href), '.'),
    ],
    quickReplies: [labels.process, labels.pricing, labels.caseStudies],
  })
  return [{ id, keywords: keywords[id], answer }]
}
