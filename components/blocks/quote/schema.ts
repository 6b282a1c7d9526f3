import { block } from '@lintel/engine/schemas/fields.ts'
import { quoteReference } from '@lintel/engine/schemas/permission.ts'
import { tone } from '../section.ts'

export const quote = block(
  'quote',
  { purpose: 'What shows it', shows: 'a testimonial: what a client has said, as long as they permit it' },
  { quote: quoteReference, tone },
)
