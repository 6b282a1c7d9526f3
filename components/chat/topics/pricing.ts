import { overviewClosing, overviewProcess } from '#content/forBrowsers.ts'
import { type Block, link, list, paragraph } from '../answer.ts'
import { nextSteps } from './help.ts'
import { labels } from './labels.ts'
import type { Topic } from './topic.ts'

export const pricingTopic: Topic = {
  id: 'pricing',
  keywords: [
    'pricing',
    'price',
    'prices',
    'price list',
    'cost',
    'costs',
    'budget',
    'fees',
    'rates',
    'how much is it',
    'how much',
  ],
  answer: () => ({
    blocks: [
      paragraph('This site lists no prices.'),
      ...planning(),
      paragraph(`${overviewClosing.text} Use the `, link('contact form', '/contact#contact-form'), '.'),
      nextSteps,
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
