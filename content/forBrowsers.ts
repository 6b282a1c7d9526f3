/**
 * The records that the assistant answers with. A bundle for browsers holds their values (`renderer/vitePlugins.ts`), and neither this code nor a parser.
 */
import { caseStudies as everyCaseStudy } from './caseStudies.ts'
import { pageWords } from './pages.ts'
import { services as everyService, servicesIn } from './services.ts'

const { purpose, values, expertise, assistant } = pageWords('about')

export const about = {
  mission: purpose.mission.text,
  vision: purpose.vision.text,
  values: values.entries,
  expertise: expertise.areas.map(({ title, description, technologies }) => ({
    title,
    description,
    technologies,
  })),
  assistantStats: assistant.figures.claims,
  bestResults: assistant.bestResults.claims,
}

export const caseStudies = everyCaseStudy().map(({ title, client, description, results, claims }) => ({
  title,
  client,
  description,
  results,
  claims,
}))

export const caseStudiesPage = { none: pageWords('case-studies').list.none }

const card = ({ name, href, description, features, benefits }: ReturnType<typeof everyService>[number]) => ({
  name,
  href,
  description,
  features,
  benefits,
})

export const services = Object.fromEntries(everyService().map((service) => [service.id, card(service)]))
export const overviewServices = servicesIn('overview').map(card)

const { overview, process, closing } = pageWords('services')

export const overviewSection = { lead: overview.lead, note: overview.note }
export const overviewProcess = process.steps.map(({ title, description, details }) => ({
  title,
  description,
  details,
}))
export const overviewProcessIntroduction = { lead: process.lead ?? '' }
export const overviewClosing = { text: closing.text }

export const contact = { lead: pageWords('contact').section.lead }
