import { block, oneOf } from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'

export const contactForm = block(
  'contact-form',
  { purpose: 'What comes next', shows: 'the form by which visitors write to you' },
  {
    layout: v.pipe(
      v.optional(oneOf(['section', 'page']), 'section'),
      v.title('How it stands'),
      v.description('section: below other blocks; page: as the page itself, with its title large'),
    ),
  },
)
