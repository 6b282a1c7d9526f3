import { getContent } from './store.ts'
/**
 * The words that components say themselves, wherever they stand. A bundle for browsers holds their values
 * (`packages/engine/render/vitePlugins.ts`), each export alone, and neither this code nor a parser.
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

/** What each topic of the assistant is called where it is suggested, by its id. */
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
