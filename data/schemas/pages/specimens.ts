import { closing, fields, head, link, phrase, text, words } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'

/** The set of specimens, and what stands around each of `content/specimens/`. */
export const specimensSchema = fields({
  head,
  ...words('label', 'title', 'lead'),
  /** Where pages show the set. */
  set: fields({ label: text(), title: text(), lead: text(), action: link }),
  /** That all of it is made up: on every sheet, on screen and on every page of paper. */
  notice: fields(words('mark', 'text')),
  sheet: fields({
    ...words('project', 'projectName', 'sheet', 'drawnBy', 'checkedBy', 'revisions', 'references'),
    ...words('for', 'against'),
    place: phrase('sheet', 'sheets'),
    flow: phrase('from', 'to'),
    flowBothWays: phrase('from', 'to'),
    crossing: phrase('from', 'to'),
    previous: text(),
    next: text(),
  }),
  closing,
})

export type SpecimensPage = v.InferOutput<typeof specimensSchema>
