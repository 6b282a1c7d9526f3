import { CallToAction } from '@lintel/kit/ui/CallToAction.tsx'
import type { Service } from '@site/data/schemas/services.ts'
import type { ComponentType } from 'react'
import { Advantages } from './advantages/Advantages.tsx'
import { Applications } from './applications/Applications.tsx'
import { BaySheet } from './bay-sheet/BaySheet.tsx'
import { BuiltLikeThis } from './built-like-this/BuiltLikeThis.tsx'
import { Capabilities } from './capabilities/Capabilities.tsx'
import { Choices } from './choices/Choices.tsx'
import { Compliance } from './compliance/Compliance.tsx'
import { Industries } from './industries/Industries.tsx'
import { Passage } from './passage/Passage.tsx'
import { Phases } from './phases/Phases.tsx'
import { RecordSheet } from './record-sheet/RecordSheet.tsx'
import { RequestSheet } from './request-sheet/RequestSheet.tsx'
import { RingSheet } from './ring-sheet/RingSheet.tsx'
import type { Block, BlockName, BlockOf } from './schemas.ts'
import { ServiceMatrix } from './service-matrix/ServiceMatrix.tsx'
import { SpecimenExtract } from './specimen-extract/SpecimenExtract.tsx'
import { Steps } from './steps/Steps.tsx'
import { SurveySheet } from './survey-sheet/SurveySheet.tsx'
import { Tools } from './tools/Tools.tsx'
import { VerdictSheet } from './verdict-sheet/VerdictSheet.tsx'

/** What blocks may ask about the page that they stand on. */
interface Page {
  service?: Service | undefined
}

const components: { [Name in BlockName]: ComponentType<BlockOf<Name> & Page> } = {
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
}

/** The sections of a page, each by the component of its block, in the order of its record. */
export function Blocks({ blocks, ...page }: { blocks: Block[] } & Page) {
  return blocks.map((block, index) => {
    const Component = components[block.block] as ComponentType<Block & Page>
    // biome-ignore lint/suspicious/noArrayIndexKey: a page is rendered once, and a block may stand on it twice
    return <Component key={index} {...block} {...page} />
  })
}
