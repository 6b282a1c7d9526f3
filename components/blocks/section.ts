import { heading, oneOf, text } from '@lintel/engine/schemas/fields.ts'
import { figure } from '@site/data/schemas/figure.ts'
import * as v from 'valibot'

/** On the ground of the page, or from edge to edge: as a band of another color, or dark in either theme. */
export const tone = v.optional(oneOf(['plain', 'band', 'blueprint']))

/** What stands over a section, and how it is set off from its neighbors. */
export const section = { ...heading, lead: v.optional(text()), figure: v.optional(figure), tone }
