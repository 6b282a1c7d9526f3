import { overviewClosing, overviewProcess } from '#data/services/overview.ts'
import { type Block, link, list, paragraph } from '../answer.ts'
import { labels } from './labels.ts'
import type { Topic } from './topic.ts'

export const pricingTopic: Topic = {
  id: 'pricing',
  keywords: [
    'pricing',
    'price',
    'prices',
    'cost',
    'costs',
    'how much is',
    'how much are',
    'how much do',
    'how much does',
    'how much would',
    'how much will',
    'how much for',
    'budget',
    'budgets',
    'fee',
    'fees',
    'quote',
    'quotation',
    'hourly',
    'day rate',
    'your rates',
    'expensive',
    'affordable',
    'you charge',
  ],
  unless: ['calculator', 'streaming', 'how much do you know', 'time and materials', 'cost control*'],
  answer: () => ({
    blocks: [
      paragraph('This site lists no prices.'),
      ...planning(),
      paragraph(`${overviewClosing.text} Use the `, link('contact form', '/contact#contact-form'), '.'),
    ],
    quickReplies: [labels.process, labels.roi, labels.contact],
  }),
}

/** The step of every engagement that ends with a budget. */
function planning(): Block[] {
  const step = overviewProcess.find(({ details }) => details.some((detail) => detail.startsWith('Budget')))
  if (!step) return []
  return [
    paragraph(`A budget is part of every engagement. The step “${step.title}” leaves you with:`),
    list(step.details.map((detail) => [detail])),
  ]
}
