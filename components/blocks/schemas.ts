import { list } from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'
import { about } from './about/schema.ts'
import { advantages } from './advantages/schema.ts'
import { applications } from './applications/schema.ts'
import { baySheet } from './bay-sheet/schema.ts'
import { builtLikeThis } from './built-like-this/schema.ts'
import { capabilities } from './capabilities/schema.ts'
import { careers } from './careers/schema.ts'
import { caseStudies } from './case-studies/schema.ts'
import { choices } from './choices/schema.ts'
import { closing } from './closing/schema.ts'
import { compliance } from './compliance/schema.ts'
import { contactForm } from './contact-form/schema.ts'
import { home } from './home/schema.ts'
import { industries } from './industries/schema.ts'
import { passage } from './passage/schema.ts'
import { phases } from './phases/schema.ts'
import { pricing } from './pricing/schema.ts'
import { questions } from './questions/schema.ts'
import { recordSheet } from './record-sheet/schema.ts'
import { requestSheet } from './request-sheet/schema.ts'
import { ringSheet } from './ring-sheet/schema.ts'
import { serviceMatrix } from './service-matrix/schema.ts'
import { services } from './services/schema.ts'
import { specimenExtract } from './specimen-extract/schema.ts'
import { specimens } from './specimens/schema.ts'
import { steps } from './steps/schema.ts'
import { surveySheet } from './survey-sheet/schema.ts'
import { toolList } from './tool-list/schema.ts'
import { tools } from './tools/schema.ts'
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
  passage,
  requestSheet,
  verdictSheet,
  surveySheet,
  ringSheet,
  recordSheet,
  baySheet,
  closing,
  contactForm,
  questions,
  ...home,
  ...about,
  ...services,
  caseStudies,
  ...specimens,
  ...toolList,
  ...pricing,
  ...careers,
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
