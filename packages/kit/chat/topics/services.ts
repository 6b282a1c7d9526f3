import { overviewServices, services, servicesPage } from '@lintel/engine/content/forBrowsers.ts'
import { chatSuggested, chatLabels as labels, chatTopics as words } from '@lintel/engine/content/strings.ts'
import { link, list, paragraph, phrase } from '../answer.ts'
import type { Topic } from './matchTopic.ts'

const { topics, precedence, ...aboutEach } = words.service

export const serviceTopics: Topic[] = [...new Set([...precedence, ...Object.keys(topics)])].flatMap(
  aboutService,
)

/** The suggestions of the first services that the greeting suggests. */
export const serviceLabels = (most: number) =>
  chatSuggested.flatMap((id) => topics[id]?.label ?? []).slice(0, most)

export const servicesTopic: Topic = {
  id: 'services',
  keywords: words.services.keywords,
  answer: () => ({
    blocks: [
      phrase(words.services.lead),
      list(overviewServices.map(({ name, href, description }) => [link(name, href), `: ${description}`])),
      ...notes(),
      phrase(words.services.more),
    ],
    quickReplies: [labels.process, labels.pricing, labels.caseStudies],
  }),
}

function notes() {
  const { note } = servicesPage
  return note ? [paragraph(`${note.text} `, link(note.action.label, note.action.href), '.')] : []
}

function aboutService(id: string): Topic[] {
  const [service, topic] = [services[id], topics[id]]
  if (!service || !topic) return []
  const { name, href, description, features, benefits } = service
  const answer = () => ({
    blocks: [
      paragraph(description),
      phrase(aboutEach.includes),
      list(features.map((feature) => [feature])),
      phrase(aboutEach.gains),
      list(benefits.map((benefit) => [benefit])),
      paragraph(`${aboutEach.more} `, link(name, href), '.'),
    ],
    quickReplies: [labels.process, labels.pricing, labels.caseStudies],
  })
  return [{ id, keywords: topic.keywords, answer }]
}
