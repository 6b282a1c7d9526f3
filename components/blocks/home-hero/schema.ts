import { block, fields, link, list, text, words } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'

/** The name of what a part of the frame stands for, and what that is, in one line. */
const framePart = fields(words('name', 'says'))

export const homeHero = block('home-hero', {
  title: text(),
  lead: text(),
  actions: list(link),
  method: list(text()),
  /** The button's two names; the three others say how the figure stands to its limit. */
  load: fields(words('more', 'less', 'within', 'past', 'propped')),
  /** `label` names the choice of its parts, `built` what the firm builds of it; `reading` says all in one line. */
  frame: fields({
    ...words('label', 'built', 'reading'),
    parts: fields({
      load: framePart,
      beam: framePart,
      leftPost: framePart,
      rightPost: framePart,
      ground: framePart,
    }),
  }),
})

export type HomeHero = v.InferOutput<typeof homeHero>

/** A part of the hero's frame. */
export type FramePart = keyof HomeHero['frame']['parts']
