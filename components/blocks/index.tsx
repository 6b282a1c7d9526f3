import type { Service } from '@site/data/schemas/services.ts'
import type { ComponentType } from 'react'
import { Colonnade } from '../drawings/Colonnade.tsx'
import { AboutHero } from './about-hero/AboutHero.tsx'
import { Advantages } from './advantages/Advantages.tsx'
import { Application } from './application/Application.tsx'
import { Applications } from './applications/Applications.tsx'
import { Audiences } from './audiences/Audiences.tsx'
import { BaySheet } from './bay-sheet/BaySheet.tsx'
import { BuiltLikeThis } from './built-like-this/BuiltLikeThis.tsx'
import { Capabilities } from './capabilities/Capabilities.tsx'
import { CareersHero } from './careers-hero/CareersHero.tsx'
import { CaseStudies } from './case-studies/CaseStudies.tsx'
import { Charges } from './charges/Charges.tsx'
import { Choices } from './choices/Choices.tsx'
import { Closing } from './closing/Closing.tsx'
import { Compliance } from './compliance/Compliance.tsx'
import { ContactForm } from './contact-form/ContactForm.tsx'
import { DetailCards } from './detail-cards/DetailCards.tsx'
import { Evidence } from './evidence/Evidence.tsx'
import { Expertise } from './expertise/Expertise.tsx'
import { Factors } from './factors/Factors.tsx'
import { HomeHero } from './home-hero/HomeHero.tsx'
import { Industries } from './industries/Industries.tsx'
import { People } from './people/People.tsx'
import { Phases } from './phases/Phases.tsx'
import { Pillars } from './pillars/Pillars.tsx'
import { Positions } from './positions/Positions.tsx'
import { Purpose } from './purpose/Purpose.tsx'
import { Questions } from './questions/Questions.tsx'
import { Reasons } from './reasons/Reasons.tsx'
import { RecordSheet } from './record-sheet/RecordSheet.tsx'
import { RequestSheet } from './request-sheet/RequestSheet.tsx'
import { RingSheet } from './ring-sheet/RingSheet.tsx'
import type { Block, BlockName, BlockOf } from './schemas.ts'
import { ServiceCards } from './service-cards/ServiceCards.tsx'
import { ServiceMatrix } from './service-matrix/ServiceMatrix.tsx'
import { ServiceSheets } from './service-sheets/ServiceSheets.tsx'
import { ServicesHero } from './services-hero/ServicesHero.tsx'
import { SpecimenExtract } from './specimen-extract/SpecimenExtract.tsx'
import { SpecimenIndex } from './specimen-index/SpecimenIndex.tsx'
import { SpecimenSet } from './specimen-set/SpecimenSet.tsx'
import { Steps } from './steps/Steps.tsx'
import { Story } from './story/Story.tsx'
import { SurveySheet } from './survey-sheet/SurveySheet.tsx'
import { TextHero } from './text-hero/TextHero.tsx'
import { ToolList } from './tool-list/ToolList.tsx'
import { Tools } from './tools/Tools.tsx'
import { ToolsHero } from './tools-hero/ToolsHero.tsx'
import { Values } from './values/Values.tsx'
import { VerdictSheet } from './verdict-sheet/VerdictSheet.tsx'

/** What blocks may ask about the page that they stand on. */
interface Page {
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
  'request-sheet': RequestSheet,
  'verdict-sheet': VerdictSheet,
  'survey-sheet': SurveySheet,
  'ring-sheet': RingSheet,
  'record-sheet': RecordSheet,
  'bay-sheet': BaySheet,
  colonnade: Colonnade,
  'about-hero': AboutHero,
  story: Story,
  people: People,
  purpose: Purpose,
  values: Values,
  expertise: Expertise,
  'careers-hero': CareersHero,
  positions: Positions,
  'detail-cards': DetailCards,
  application: Application,
  'text-hero': TextHero,
  charges: Charges,
  factors: Factors,
  'services-hero': ServicesHero,
  'service-cards': ServiceCards,
  'case-studies': CaseStudies,
  closing: Closing,
  'specimen-index': SpecimenIndex,
  'specimen-set': SpecimenSet,
  'tool-list': ToolList,
  'tools-hero': ToolsHero,
  questions: Questions,
  'contact-form': ContactForm,
  'home-hero': HomeHero,
  audiences: Audiences,
  evidence: Evidence,
  'service-sheets': ServiceSheets,
  reasons: Reasons,
  pillars: Pillars,
}

/** The sections of a page, each by the component of its block, in the order of its record. */
export function Blocks({ blocks, ...page }: { blocks: Block[] } & Page) {
  return blocks.map((block, index) => {
    const Component = components[block.block] as ComponentType<Block & { page: Page }>
    // biome-ignore lint/suspicious/noArrayIndexKey: a page is rendered once, and a block may stand on it twice
    return <Component key={index} {...block} page={page} />
  })
}
