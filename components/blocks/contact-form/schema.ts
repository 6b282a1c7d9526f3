import { block, oneOf } from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'

export const contactForm = block('contact-form', {
  layout: v.optional(oneOf(['section', 'page']), 'section'),
})
