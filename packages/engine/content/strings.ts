import { getContent } from './store.ts'
/**
 * The interface text of components. Browser bundles contain the values of each export that they use, without
 * this code or a YAML parser (`packages/engine/render/vitePlugins.ts`).
 */

export const {
  header: headerStrings,
  footer: footerStrings,
  labels: navigationLabels,
  preview: previewStrings,
} = getContent('interface', 'navigation')

export const {
  newTab,
  theme: themeStrings,
  share: shareStrings,
  source: sourceStrings,
  service: serviceStrings,
  person: personStrings,
  dismissToast,
  loadingTool,
  advertisement,
  partMissing,
} = getContent('interface', 'controls')

export const { frame: toolFrame, ...consent } = getContent('interface', 'consent')
export const newsletter = getContent('interface', 'newsletter')
export const contactForm = getContent('interface', 'contact-form')
const { labels, ...chat } = getContent('interface', 'chat')

export const {
  panel: chatPanel,
  greeting: chatGreeting,
  suggested: chatSuggested,
  answers: chatAnswers,
  handOver: handOverHeading,
  topics: chatTopics,
} = chat

const { company, services, ...others } = labels

/** The label of each of the assistant's topics in its suggestions, by id. */
export const chatLabels: typeof labels & Record<string, string> = {
  company,
  services,
  ...Object.fromEntries(Object.entries(chatTopics.service.topics).map(([id, { label }]) => [id, label])),
  ...others,
}

export const { head: _, ...contactSent } = getContent('pages', 'contact').sent

export const blog = getContent('pages', 'blog')
export const { search: blogSearch, subjects: blogSubjects } = blog

export const { head: __, ...searchStrings } = getContent('pages', 'search')
