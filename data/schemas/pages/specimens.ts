import { fields, head, link, phrase, text, words } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'
import { blocks } from '../../../components/blocks/schemas.ts'

/** The set of specimens, and what stands around each of `content/specimens/`. */
export const specimensSchema = fields({
  head,
  label: text(),
  /** The way to all of them. */
  all: link,
  blocks,
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
})

export type SpecimensPage = v.InferOutput<typeof specimensSchema>
