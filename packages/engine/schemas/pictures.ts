import * as v from 'valibot'
import { fields, list, text } from './fields.ts'

const percent = v.pipe(
  v.number('write a number from 0 to 100'),
  v.integer('write a whole number'),
  v.minValue(0, 'write a number from 0 to 100'),
  v.maxValue(100, 'write a number from 0 to 100'),
)

const note = fields({
  picture: v.pipe(
    text(),
    v.regex(/^(?:images|\/people)\//, 'write it as texts name it: images/plan.png, or /people/ada.webp'),
    v.description('as texts name it: images/plan.png, or /people/ada.webp'),
  ),
  source: v.pipe(v.optional(text(300)), v.description('who has made it, or where it is from')),
  permission: v.pipe(
    v.optional(text(300)),
    v.description('who has permitted to show it, when, and until when'),
  ),
  focus: v.pipe(
    v.optional(fields({ x: percent, y: percent })),
    v.description('what stays in view where pages crop it, in percent from the left and from the top'),
  ),
})

/** What the firm notes about its pictures. Visitors see no word of it. */
export const picturesSchema = list(note)

export type PictureNote = v.InferOutput<typeof picturesSchema>[number]
