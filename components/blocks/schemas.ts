import { block, list } from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'
import { aboutHero } from './about-hero/schema.ts'
import { advantages } from './advantages/schema.ts'
import { application } from './application/schema.ts'
import { applications } from './applications/schema.ts'
import { audiences } from './audiences/schema.ts'
import { baySheet } from './bay-sheet/schema.ts'
import { builtLikeThis } from './built-like-this/schema.ts'
import { capabilities } from './capabilities/schema.ts'
import { careersHero } from './careers-hero/schema.ts'
import { caseStudiesBlock } from './case-studies/schema.ts'
import { charges } from './charges/schema.ts'
import { choices } from './choices/schema.ts'
import { closing } from './closing/schema.ts'
import { compliance } from './compliance/schema.ts'
import { contactForm } from './contact-form/schema.ts'
import { detailCards } from './detail-cards/schema.ts'
import { evidence } from './evidence/schema.ts'
import { expertise } from './expertise/schema.ts'
import { factors } from './factors/schema.ts'
import { homeHero } from './home-hero/schema.ts'
import { industries } from './industries/schema.ts'
import { people } from './people/schema.ts'
import { phases } from './phases/schema.ts'
import { pillars } from './pillars/schema.ts'
import { positions } from './positions/schema.ts'
import { purpose } from './purpose/schema.ts'
import { questions } from './questions/schema.ts'
import { reasons } from './reasons/schema.ts'
import { recordSheet } from './record-sheet/schema.ts'
import { requestSheet } from './request-sheet/schema.ts'
import { ringSheet } from './ring-sheet/schema.ts'
import { serviceCards } from './service-cards/schema.ts'
import { serviceMatrix } from './service-matrix/schema.ts'
import { serviceSheets } from './service-sheets/schema.ts'
import { servicesHero } from './services-hero/schema.ts'
import { specimenExtract } from './specimen-extract/schema.ts'
import { specimenIndex } from './specimen-index/schema.ts'
import { specimenSet } from './specimen-set/schema.ts'
import { steps } from './steps/schema.ts'
import { story } from './story/schema.ts'
import { surveySheet } from './survey-sheet/schema.ts'
import { textHero } from './text-hero/schema.ts'
import { toolList } from './tool-list/schema.ts'
import { tools } from './tools/schema.ts'
import { toolsHero } from './tools-hero/schema.ts'
import { values } from './values/schema.ts'
import { verdictSheet } from './verdict-sheet/schema.ts'

const schemas = [
  capabilities,
  steps,
  tools,
  advantages,
  applications,
  industries,
  choices,
  compliance,
  phases,
  serviceMatrix,
  specimenExtract,
  builtLikeThis,
  requestSheet,
  verdictSheet,
  surveySheet,
  ringSheet,
  recordSheet,
  baySheet,
  block('colonnade', {}),
  aboutHero,
  story,
  people,
  purpose,
  values,
  expertise,
  careersHero,
  positions,
  detailCards,
  application,
  textHero,
  charges,
  factors,
  servicesHero,
  serviceCards,
  caseStudiesBlock,
  closing,
  specimenIndex,
  specimenSet,
  toolList,
  toolsHero,
  questions,
  contactForm,
  homeHero,
  audiences,
  evidence,
  serviceSheets,
  reasons,
  pillars,
] as const

/** The sections of a page, in the order in which they stand there. */
export const blocks = list(
  v.variant(
    'block',
    schemas,
    `write one of: ${schemas.map(({ entries }) => entries.block.literal).join(', ')}`,
  ),
)

export type Block = v.InferOutput<typeof blocks>[number]
export type BlockName = Block['block']
/** What a block says, by its name. */
export type BlockOf<Name extends BlockName> = Extract<Block, { block: Name }>
