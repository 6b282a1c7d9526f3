import { claimReference } from '@lintel/engine/schemas/claim.ts'
import { closing, fields, head, list, oneOf, text, titled, words } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'
import { serviceReference } from '../service.ts'

export const aboutSchema = fields({
  head,
  hero: fields({
    title: text(),
    lead: text(),
    /** The labels of the drawing beside the title. */
    drawing: fields(words('first', 'moved')),
  }),
  story: fields({
    title: text(),
    paragraphs: list(text()),
    /** Said of the figures to those who cannot see them. */
    figures: text(),
    claims: list(claimReference),
  }),
  /** Over those of `content/people/`. */
  people: fields({ title: text(), lead: text(), signs: fields(words('drawnBy', 'checkedBy')) }),
  purpose: fields({
    mission: fields({ title: text(), text: text() }),
    vision: fields({ title: text(), text: text() }),
  }),
  values: fields({
    title: text(),
    lead: text(),
    entries: list(
      fields({
        ...titled,
        /** Of the mark beside the title. */
        color: oneOf(['accent', 'success', 'text']),
      }),
    ),
  }),
  expertise: fields({
    title: text(),
    areas: list(
      fields({
        ...titled,
        technologies: list(text()),
        /** The service that does this work; its drawing stands beside the area. */
        service: serviceReference,
      }),
    ),
  }),
  closing,
  /** What the assistant says besides. */
  assistant: fields({
    figures: fields({ claims: list(claimReference) }),
    /** What the firm's work has reached at best. */
    bestResults: fields({ claims: list(claimReference) }),
  }),
})

export type About = v.InferOutput<typeof aboutSchema>
