import type { Entry } from '@lintel/engine/schemas/collection.ts'
import { fields, list, oneOf, place, text } from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'

/** The drawings of `components/drawings/ToolThumbnail.tsx`; two tools may share one. */
const toolDrawings = ['streaming-cost'] as const

export type ToolDrawingId = (typeof toolDrawings)[number]

export const toolSchema = fields({
  place,
  title: text(),
  /** For cards. */
  description: text(),
  drawing: oneOf(toolDrawings),
  /** Where the tool itself runs. */
  url: v.pipe(
    text(),
    v.regex(
      /^(?:\/|https?:\/\/)/,
      'begin it with "/" for files of public/, or with https:// for what runs elsewhere',
    ),
  ),
  category: text(),
  icon: oneOf(['broadcast', 'coin', 'clock', 'stack', 'shield', 'flask', 'book', 'globe']),
  tags: list(text()),
  detailedDescription: text(),
  features: list(text()),
})

export type Tool = Entry<v.InferOutput<typeof toolSchema>>
