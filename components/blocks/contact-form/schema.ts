import { block, oneOf } from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'

export const contactForm = block(
  'contact-form',
  { purpose: 'What comes next', shows: 'the form by which visitors write to you' },
  {
    layout: v.optional(oneOf(['section', 'page']), 'section'),
  },
)
