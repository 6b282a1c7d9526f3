import { about, caseStudies, caseStudiesPage, servicesPage } from '@lintel/engine/content/forBrowsers.ts'
import { chatLabels as labels, chatTopics as words } from '@lintel/engine/content/strings.ts'
import { fillIn } from '@lintel/rules/fillIn.ts'
import { type Block, list, paragraph, phrase, steps } from '../answer.ts'
import { claimBlocks, sourcesOf } from './claimBlocks.ts'
import { nextSteps } from './help.ts'
import type { Topic } from './matchTopic.ts'

export const processTopic: Topic = {
  id: 'process',
  keywords: words.process.keywords,
  answer: () => ({
    blocks: [
      ...(servicesPage.process ? [paragraph(servicesPage.process)] : []),
      ...theSteps(),
      phrase(words.process.more),
    ],
    quickReplies: [labels.pricing, labels.services, labels.contact],
  }),
}

function theSteps(): Block[] {
  if (servicesPage.steps.length === 0) return []
  return [
    steps(servicesPage.steps.map(({ title, description }) => [`${title}: ${firstSentence(description)}`])),
  ]
}

function firstSentence(text: string): string {
  return text.match(/^.+?[.!?](?=\s|$)/)?.[0] ?? text
}

export const pricingTopic: Topic = {
  id: 'pricing',
  keywords: words.pricing.keywords,
  answer: () => ({
    blocks: [
      phrase(words.pricing.lead),
      ...planning(),
      ...(servicesPage.closing ? [phrase(words.pricing.closing, { closing: servicesPage.closing })] : []),
      nextSteps,
    ],
    quickReplies: [labels.process, labels.roi, labels.contact],
  }),
}

/** The step of every engagement that ends with a budget. */
function planning(): Block[] {
  const step = servicesPage.steps.find(({ details }) => details.some((detail) => detail.startsWith('Budget')))
  if (!step) return []
  return [phrase(words.pricing.planning, { step: step.title }), list(step.details.map((detail) => [detail]))]
}

export const roiTopic: Topic = {
  id: 'roi',
  keywords: words.roi.keywords,
  answer: () => ({
    blocks: [...bestResults(), ...measuredResults()],
    quickReplies: [labels.caseStudies, labels.pricing, labels.contact],
  }),
}

function bestResults(): Block[] {
  if (about.bestResults.length === 0) return []
  return [phrase(words.roi.best), ...claimBlocks(about.bestResults)]
}

function measuredResults(): Block[] {
  const measured = caseStudies.filter(({ results }) => results)
  if (measured.length === 0) return [phrase(words.roi.none)]
  return [
    phrase(words.roi.measured),
    list(measured.map(({ title, results }) => [`${title}: ${results}`])),
    ...sourcesOf(measured.flatMap(({ claims }) => claims)),
  ]
}

export const caseStudiesTopic: Topic = {
  id: 'caseStudies',
  keywords: words.caseStudies.keywords,
  answer: () => ({
    blocks: [
      ...engagements(),
      ...sourcesOf(caseStudies.flatMap(({ claims }) => claims)),
      phrase(words.caseStudies.more),
    ],
    quickReplies: [labels.roi, labels.services, labels.contact],
  }),
}

function engagements(): Block[] {
  if (caseStudies.length === 0) return [paragraph(caseStudiesPage.none)]
  const { one, other, result, general } = words.caseStudies
  return [
    phrase(caseStudies.length === 1 ? one : other, { count: caseStudies.length }),
    list(
      caseStudies.map(({ title, client, description, results, confirmed }) => [
        `${title} (${client}): ${results && `${fillIn(result, { results })} `}${confirmed ? description : fillIn(general, { description })}`,
      ]),
    ),
  ]
}
