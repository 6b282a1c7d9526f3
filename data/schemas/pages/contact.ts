import { fields, head, heading, link, list, text, words } from '@lintel/engine/schemas/fields.ts'
import { personReference } from '@lintel/engine/schemas/person.ts'
import * as v from 'valibot'
import { type BlockOf, blocks } from '../../../components/blocks/schemas.ts'

export const contactSchema = fields({
  head,
  /** Around the form, on the home page too. */
  section: fields({
    ...heading,
    lead: text(),
    facts: fields({ label: text(), responseTime: text(), email: text(), phone: text() }),
    next: fields({ title: text(), steps: list(text()) }),
  }),
  /** The labels of the drawing beside the title. */
  brief: fields(words('sketch', 'constraint', 'deadline')),
  /** Who reads what the form sends, beside it on the contact page. */
  reader: v.optional(fields({ label: text(), person: personReference, text: text() })),
  blocks,
  sent: fields({
    head,
    ...heading,
    ...words('text', 'reference', 'replyBy', 'keep', 'receipt'),
    again: link,
  }),
})

export type Contact = v.InferOutput<typeof contactSchema>
export type QuestionAndAnswer = BlockOf<'questions'>['questions'][number]
