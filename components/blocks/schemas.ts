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
import { clientLogos } from './client-logos/schema.ts'
import { closing } from './closing/schema.ts'
import { compliance } from './compliance/schema.ts'
import { contactForm } from './contact-form/schema.ts'
import { figures } from './figures/schema.ts'
import { home } from './home/schema.ts'
import { industries } from './industries/schema.ts'
import { passage } from './passage/schema.ts'
import { phases } from './phases/schema.ts'
import { picture } from './picture/schema.ts'
import { pricing } from './pricing/schema.ts'
import { questions } from './questions/schema.ts'
import { quote } from './quote/schema.ts'
import { recordSheet } from './record-sheet/schema.ts'
import { requestSheet } from './request-sheet/schema.ts'
import { ringSheet } from './ring-sheet/schema.ts'
import { serviceMatrix } from './service-matrix/schema.ts'
import { services } from './services/schema.ts'
import { specimenExtract } from './specimen-extract/schema.ts'
import { specimens } from './specimens/schema.ts'
import { steps } from './steps/schema.ts'
import { surveySheet } from './survey-sheet/schema.ts'
import { text } from './text/schema.ts'
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
  text,
  picture,
  quote,
  clientLogos,
  figures,
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

const anyBlocks = list(
  v.variant(
    'block',
    schemas,
    `write one of: ${schemas.map(({ entries }) => entries.block.literal).join(', ')}`,
  ),
)

/** Those that begin a page: they hold its first heading. */
const titles = [
  'text-hero',
  'home-hero',
  'about-hero',
  'services-hero',
  'careers-hero',
  'tools-hero',
  'specimen-index',
  'case-studies',
]

/** Among those that visitors see. */
const countOf = (blocks: Block[], isCounted: (block: Block) => boolean) =>
  blocks.filter((block) => !block.hidden && isCounted(block)).length

const titlesIn = (blocks: Block[]) =>
  countOf(blocks, (each) => titles.includes(each.block) || ('layout' in each && each.layout === 'page'))

const isForm = ({ block }: Block) => block === 'contact-form'

/** Links and scripts lead to the form by its id. */
const sections = v.pipe(
  anyBlocks,
  v.check((blocks) => countOf(blocks, isForm) < 2, 'keep one contact form, and remove or hide the others'),
)

/** The sections of a page, in the order in which they stand there. */
export const blocks = v.pipe(
  sections,
  v.check((blocks) => countOf(blocks, () => true) > 0, 'add or show a block: a page without any is blank'),
  v.check(
    (blocks) => titlesIn(blocks) === 1,
    ({ input }) =>
      titlesIn(input as Block[]) === 0
        ? 'add or show a block with the title of the page, such as “Text hero”'
        : `keep one block with the title of the page, and remove or hide the others: ${titles.join(', ')}`,
  ),
)

/** The sections below the head of a page, which has the title already. */
export const blocksBelowHead = v.pipe(
  sections,
  v.check((blocks) => titlesIn(blocks) === 0, `remove what has a title of a page: ${titles.join(', ')}`),
)

export type Block = v.InferOutput<typeof anyBlocks>[number]
export type BlockName = Block['block']
/** What a block says, by its name. */
export type BlockOf<Name extends BlockName> = Extract<Block, { block: Name }>
