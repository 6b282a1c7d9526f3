import { block, fields, list, oneOf, text, titled, words } from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'

/** Blocks that say what the work costs, and the head of a page in words, which any page may have. */
export const pricing = [
  block(
    'text-hero',
    { purpose: 'Head of a page', shows: 'a title and a lead in words alone, for any page' },
    {
      title: text(),
      lead: text(),
      /** Below a drawing of the steps of `charges`, where the page has them. */
      figure: v.optional(text()),
    },
  ),
  /** How each step of an engagement is charged. */
  block(
    'charges',
    { purpose: 'What you offer', shows: 'how each step of the work is charged: a table of prices' },
    {
      title: text(),
      lead: text(),
      caption: text(),
      columns: fields(words('step', 'basis', 'amount', 'leaves')),
      rows: list(
        fields({
          ...words('step', 'basis', 'detail', 'leaves'),
          /** How it is drawn: agreed beforehand, up to a cap, up to a cap each slice, or open. */
          drawn: oneOf(['fixed', 'capped', 'sliced', 'open']),
          amount: v.pipe(
            v.nullish(text(), null),
            v.description(
              'what the firm asks for it, such as "from $12,000"; empty: the page names no amount',
            ),
          ),
        }),
      ),
    },
  ),
  /** What a price depends on, and what it holds and does not. */
  block(
    'factors',
    { purpose: 'What you offer', shows: 'what a price depends on, and what it holds' },
    { title: text(), lead: text(), entries: list(fields(titled)) },
  ),
] as const
