import * as v from 'valibot'
import { fields, list, text } from './fields.ts'

const note = fields({
  picture: v.pipe(text(), v.description('as texts name it: images/plan.png, or /people/ada.webp')),
  source: v.pipe(v.optional(text(300)), v.description('who has made it, or where it is from')),
  permission: v.pipe(
    v.optional(text(300)),
    v.description('who has permitted to show it, when, and until when'),
  ),
})

/** What the firm notes about its pictures. Visitors see none of it. */
export const picturesSchema = list(note)

export type PictureNote = v.InferOutput<typeof picturesSchema>[number]
