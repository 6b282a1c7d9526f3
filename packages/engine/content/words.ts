import { getWords } from './store.ts'
/**
 * The words that components say themselves, wherever they stand. A bundle for browsers holds their values
 * (`packages/engine/render/vitePlugins.ts`), each export alone, and neither this code nor a parser.
 */

export const {
  header: headerWords,
  footer: footerWords,
  labels: navigationLabels,
  preview: previewWords,
} = getWords('interface', 'navigation')

export const {
  newTab,
  theme: themeWords,
  share: shareWords,
  source: sourceWords,
  service: serviceWords,
  person: personWords,
  dismissToast,
  loadingTool,
  advertisement,
  partMissing,
} = getWords('interface', 'controls')

export const { frame: toolFrame, ...consent } = getWords('interface', 'consent')
export const newsletter = getWords('interface', 'newsletter')
export const contactForm = getWords('interface', 'contact-form')
const { labels, ...chat } = getWords('interface', 'chat')

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

export const { head: _, ...contactSent } = getWords('pages', 'contact').sent

export const blog = getWords('pages', 'blog')
export const { search: blogSearch, subjects: blogSubjects } = blog

export const { head: __, ...searchWords } = getWords('pages', 'search')
