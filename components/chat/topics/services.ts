import { overviewServices, services } from '#data/services/index.ts'
import { overviewSection } from '#data/services/overview.ts'
import type { ServiceId } from '#data/services/service.ts'
import { link, list, paragraph } from '../answer.ts'
import { labels } from './labels.ts'
import type { Topic } from './topic.ts'

/** How visitors name each service, those first whose words the others' questions contain as well. */
const words: Record<ServiceId, Pick<Topic, 'keywords' | 'hints' | 'unless'>> = {
  cybersecurity: {
    keywords: [
      'security',
      'cybersecurity',
      'cyber',
      'threat*',
      'pentest*',
      'penetration',
      'compliance',
      'ransomware',
      'phishing',
      'zero trust',
    ],
    hints: ['secure', 'hack*', 'breach*', 'protect*', 'attack*', 'vulnerab*', 'audit*'],
  },
  automation: {
    keywords: ['automat*', 'workflow*', 'rpa', 'back office', 'document processing', 'manual work'],
    hints: ['manual*', 'repetitive', 'paperwork', 'invoice*', 'approval*'],
  },
  'data-analytics': {
    keywords: [
      'data analy*',
      'analytics',
      'data engineer*',
      'data platform*',
      'data warehouse*',
      'data lake*',
      'data quality',
      'data science',
      'business intelligence',
      'bi',
      'pipeline*',
      'dashboard*',
      'forecast*',
      'predictive',
      'etl',
    ],
    hints: ['data', 'report*', 'metric*', 'kpi*'],
  },
  'digital-transformation': {
    keywords: [
      'transformation',
      'digital strategy',
      'digitali*',
      'moderni*',
      'legacy',
      'cloud migration',
      'customer experience',
    ],
    hints: ['transform*', 'migrat*', 'cloud', 'digital'],
  },
  'ai-systems': {
    keywords: [
      'ai',
      'artificial intelligence',
      'llm*',
      'language model*',
      'machine learning',
      'ml',
      'deep learning',
      'generative',
      'genai',
      'rag',
      'gpt*',
      'chatgpt',
      'chatbot*',
      'agent',
      'agents',
      'agentic',
      'nlp',
    ],
    hints: ['model*', 'intelligent', 'assistant*'],
  },
  consulting: {
    keywords: [
      'consult*',
      'advis*',
      'advice',
      'due diligence',
      'it strategy',
      'roadmap*',
      'vendor selection',
    ],
    hints: ['strategy', 'architect*', 'recommend*'],
    unless: ['medical advice', 'legal advice', 'tax advice', 'financial advice'],
  },
}

export const serviceTopics: Topic[] = (Object.keys(words) as ServiceId[]).map(aboutService)

export const servicesTopic: Topic = {
  id: 'services',
  keywords: [
    'service*',
    'offer*',
    'solutions',
    'what do you do',
    'what you do',
    'what can you do',
    'capabilities',
  ],
  hints: ['help', 'build', 'project*'],
  unless: ['do you do when', 'do you do if', 'do you do about', 'do you do with'],
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

function aboutService(id: ServiceId): Topic {
  const { name, href, description, features, benefits } = services[id]
  return {
    id,
    ...words[id],
    answer: () => ({
      blocks: [
        paragraph(description),
        paragraph('What it includes:'),
        list(features.map((feature) => [feature])),
        paragraph('What you gain:'),
        list(benefits.map((benefit) => [benefit])),
        paragraph('Read more: ', link(name, href), '.'),
      ],
      quickReplies: [labels.process, labels.pricing, labels.caseStudies],
    }),
  }
}
