import { heading, oneOf, text } from '@lintel/engine/schemas/fields.ts'
import { figure } from '@site/data/schemas/figure.ts'
import * as v from 'valibot'

/** On the ground of the page, or from edge to edge: as a band of another color, or dark in either theme. */
export const tone = v.pipe(
  v.optional(oneOf(['plain', 'band', 'blueprint'])),
  v.title('Ground'),
  v.description(
    'plain: that of the page; band: another color, from edge to edge; blueprint: dark in either theme',
  ),
)

const titledFigure = v.pipe(
  v.optional(figure),
  v.title('Drawing'),
  v.description('in the place of a paragraph, with all that it shows in words'),
)

/** What stands over a section, and how it is set off from its neighbors. */
export const section = { ...heading, lead: v.optional(text()), figure: titledFigure, tone }
