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
export const {
  panel: chatPanel,
  greeting: chatGreeting,
  answers: chatAnswers,
  handOver: handOverHeading,
  labels: chatLabels,
  topics: chatTopics,
} = interfaceWords('chat')

export const { head: _, ...contactSent } = pageWords('contact').sent

export const blog = pageWords('blog')
export const { search: blogSearch, subjects: blogSubjects } = blog

export const { head: __, ...searchWords } = pageWords('search')
