import { CallToAction } from '@lintel/kit/ui/CallToAction.tsx'
import type { Service } from '@site/data/schemas/services.ts'
import type { ComponentType } from 'react'
import { AboutHero, Expertise, People, Purpose, Story, Values } from './about/About.tsx'
import { Advantages } from './advantages/Advantages.tsx'
import { Applications } from './applications/Applications.tsx'
import { BaySheet } from './bay-sheet/BaySheet.tsx'
import { BuiltLikeThis } from './built-like-this/BuiltLikeThis.tsx'
import { Capabilities } from './capabilities/Capabilities.tsx'
import { Application, CareersHero, DetailCards, Positions } from './careers/Careers.tsx'
import { CaseStudies } from './case-studies/CaseStudies.tsx'
import { Choices } from './choices/Choices.tsx'
import { ClientLogos } from './client-logos/ClientLogos.tsx'
import { Compliance } from './compliance/Compliance.tsx'
import { ContactForm } from './contact-form/ContactForm.tsx'
import { Figures } from './figures/Figures.tsx'
import { Audiences } from './home/Audiences.tsx'
import { Evidence } from './home/Evidence.tsx'
import { HomeHero } from './home/Hero.tsx'
import { Pillars } from './home/Pillars.tsx'
import { Reasons } from './home/Reasons.tsx'
import { ServiceSheets } from './home/ServiceSheets.tsx'
import { Industries } from './industries/Industries.tsx'
import { Passage } from './passage/Passage.tsx'
import { Phases } from './phases/Phases.tsx'
import { Picture } from './picture/Picture.tsx'
import { Charges, Factors, TextHero } from './pricing/Pricing.tsx'
import { Questions } from './questions/Questions.tsx'
import { Quote } from './quote/Quote.tsx'
import { RecordSheet } from './record-sheet/RecordSheet.tsx'
import { RequestSheet } from './request-sheet/RequestSheet.tsx'
import { RingSheet } from './ring-sheet/RingSheet.tsx'
import type { Block, BlockName, BlockOf } from './schemas.ts'
import { ServiceMatrix } from './service-matrix/ServiceMatrix.tsx'
import { ServiceCards, ServicesHero } from './services/Services.tsx'
import { SpecimenExtract } from './specimen-extract/SpecimenExtract.tsx'
import { SpecimenIndex, SpecimenSet } from './specimens/Specimens.tsx'
import { Steps } from './steps/Steps.tsx'
import { SurveySheet } from './survey-sheet/SurveySheet.tsx'
import { Text } from './text/Text.tsx'
import { ToolList, ToolsHero } from './tool-list/ToolList.tsx'
import { Tools } from './tools/Tools.tsx'
import { VerdictSheet } from './verdict-sheet/VerdictSheet.tsx'

/** What blocks may ask about the page that they stand on. */
interface Page {
  /** What it is called in short. */
  name?: string | undefined
  blocks: readonly Block[]
  service?: Service | undefined
}

const components: { [Name in BlockName]: ComponentType<BlockOf<Name> & { page: Page }> } = {
  capabilities: Capabilities,
  steps: Steps,
  tools: Tools,
  advantages: Advantages,
  applications: Applications,
  industries: Industries,
  choices: Choices,
  compliance: Compliance,
  phases: Phases,
  'service-matrix': ServiceMatrix,
  'specimen-extract': SpecimenExtract,
  'built-like-this': BuiltLikeThis,
  passage: Passage,
  'request-sheet': RequestSheet,
  'verdict-sheet': VerdictSheet,
  'survey-sheet': SurveySheet,
  'ring-sheet': RingSheet,
  'record-sheet': RecordSheet,
  'bay-sheet': BaySheet,
  closing: CallToAction,
  'text-hero': TextHero,
  questions: Questions,
  'contact-form': ContactForm,
  text: Text,
  picture: Picture,
  quote: Quote,
  'client-logos': ClientLogos,
  figures: Figures,
  'home-hero': HomeHero,
  audiences: Audiences,
  evidence: Evidence,
  'service-sheets': ServiceSheets,
  reasons: Reasons,
  pillars: Pillars,
  'about-hero': AboutHero,
  story: Story,
  people: People,
  purpose: Purpose,
  values: Values,
  expertise: Expertise,
  'services-hero': ServicesHero,
  'service-cards': ServiceCards,
  'case-studies': CaseStudies,
  'specimen-index': SpecimenIndex,
  'specimen-set': SpecimenSet,
  'tools-hero': ToolsHero,
  'tool-list': ToolList,
  charges: Charges,
  factors: Factors,
  'careers-hero': CareersHero,
  positions: Positions,
  'detail-cards': DetailCards,
  application: Application,
}

/** The sections of a page, each by the component of its block, in the order of its record. */
export function Blocks(page: Page) {
  return page.blocks.map((block, index) => {
    const Component = components[block.block] as ComponentType<Block & { page: Page }>
    // biome-ignore lint/suspicious/noArrayIndexKey: a page is rendered once, and a block may stand on it twice
    return <Component key={index} {...block} page={page} />
  })
}
