import { fields, list, oneOf, text } from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'

/** The figures of `components/drawings/figures/`, and how many labels each has, in the order in which they are read. */
const figureLabels = {
  'release-threshold': 5,
} as const

export type FigureDrawing = keyof typeof figureLabels

/** What a label may have, so that it stands beside the others on a phone. */
const LETTERS = 15

/** A drawing that takes the place of a paragraph: its labels, what it shows in a sentence, and its facts in words. */
export const figure = v.pipe(
  fields({
    drawing: oneOf(Object.keys(figureLabels) as FigureDrawing[]),
    caption: text(),
    /** Said to those who do not see it: the same facts as in the drawing. */
    description: text(),
    labels: list(text(LETTERS)),
  }),
  v.check(
    ({ drawing, labels }) => labels.length === figureLabels[drawing],
    ({ input: { drawing } }) => `write ${figureLabels[drawing]} labels, as the drawing has`,
  ),
)

export type Figure = v.InferOutput<typeof figure>
