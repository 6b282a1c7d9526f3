import {
  about,
  caseStudies,
  caseStudiesPage,
  overviewClosing,
  overviewProcess,
  overviewProcessIntroduction,
} from '#content/forBrowsers.ts'
import { type Block, link, list, paragraph, steps } from '../answer.ts'
import { claimBlocks, sourcesOf } from './claimText.ts'
import { nextSteps } from './help.ts'
import { labels, type Topic } from './topic.ts'

export const processTopic: Topic = {
  id: 'process',
  keywords:
    'process, your approach, approach, method, methodology, steps, phases, how do you work, how you work, how does it work, how it works, how'.split(
      ', ',
    ),
  answer: () => ({
    blocks: [
      paragraph(overviewProcessIntroduction.lead),
      steps(overviewProcess.map(({ title, description }) => [`${title}: ${firstSentence(description)}`])),
      paragraph('What each step leaves you with: ', link('services', '/services'), '.'),
    ],
    quickReplies: [labels.pricing, labels.services, labels.contact],
  }),
}

function firstSentence(text: string): string {
  return text.match(/^.+?[.!?](?=\s|$)/)?.[0] ?? text
}

export const pricingTopic: Topic = {
  id: 'pricing',
  keywords:
    'pricing, price, prices, price list, cost, costs, budget, fees, rates, how much is it, how much'.split(
      ', ',
    ),
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

export const roiTopic: Topic = {
  id: 'roi',
  keywords:
    'roi, return on investment, benefit, benefits, payback, savings, business value, results, outcomes'.split(
      ', ',
    ),
  answer: () => ({
    blocks: [...bestResults(), ...measuredResults()],
    quickReplies: [labels.caseStudies, labels.pricing, labels.contact],
  }),
}

function bestResults(): Block[] {
  if (about.bestResults.length === 0) return []
  return [paragraph('What our work has reached:'), ...claimBlocks(about.bestResults)]
}

function measuredResults(): Block[] {
  const measured = caseStudies.filter(({ results }) => results)
  if (measured.length === 0)
    return [paragraph('What we have worked on: ', link('case studies', '/case-studies'), '.')]
  return [
    paragraph('And in the ', link('case studies', '/case-studies'), ':'),
    list(measured.map(({ title, results }) => [`${title}: ${results}`])),
    ...sourcesOf(measured.flatMap(({ claims }) => claims)),
  ]
}

export const caseStudiesTopic: Topic = {
  id: 'caseStudies',
  keywords:
    'case study, case studies, success stories, portfolio, references, track record, projects, past projects, examples'.split(
      ', ',
    ),
  answer: () => ({
    blocks: [
      ...engagements(),
      ...sourcesOf(caseStudies.flatMap(({ claims }) => claims)),
      paragraph('More: ', link('Case studies', '/case-studies'), '.'),
    ],
    quickReplies: [labels.roi, labels.services, labels.contact],
  }),
}

function engagements(): Block[] {
  if (caseStudies.length === 0) return [paragraph(caseStudiesPage.none)]
  const count = caseStudies.length === 1 ? 'One engagement' : `${caseStudies.length} engagements`
  return [
    paragraph(`${count}, whose clients are not named:`),
    list(
      caseStudies.map(({ title, client, description, results }) => [
        `${title} (${client}): ${description}${results && ` Result: ${results}.`}`,
      ]),
    ),
  ]
}
