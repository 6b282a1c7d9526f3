/**
 * The words that components say themselves, wherever they stand. A bundle for browsers holds their values
 * (`packages/engine/render/vitePlugins.ts`), each export alone, and neither this code nor a parser.
 */
import { interfaceWords } from './interface.ts'
import { pageWords } from './pages.ts'

export const {
  header: headerWords,
  footer: footerWords,
  labels: navigationLabels,
  preview: previewWords,
} = interfaceWords('navigation')

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
} = interfaceWords('controls')

export const { frame: toolFrame, ...consent } = interfaceWords('consent')
export const newsletter = interfaceWords('newsletter')
export const contactForm = interfaceWords('contact-form')
const { labels, ...chat } = interfaceWords('chat')

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

export const { head: _, ...contactSent } = pageWords('contact').sent

export const blog = pageWords('blog')
export const { search: blogSearch, subjects: blogSubjects } = blog

export const { head: __, ...searchWords } = pageWords('search')
