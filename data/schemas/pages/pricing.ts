import {
  closing,
  day,
  fields,
  head,
  list,
  oneOf,
  text,
  titled,
  words,
} from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'
import { steps } from '../../../components/blocks/steps/schema.ts'
import { questions } from './contact.ts'

const { block: _, label: __, ...process } = steps.entries

export const pricingSchema = fields({
  head,
  reviewed: v.pipe(
    v.nullish(day, null),
    v.description('the day on which the firm last checked that this is how it charges'),
  ),
  hero: fields({
    title: text(),
    lead: text(),
    /** Below the drawing of the steps. */
    figure: text(),
  }),
  /** How each step of an engagement is charged. */
  steps: fields({
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
          v.description('what the firm asks for it, such as "from $12,000"; empty: the page names no amount'),
        ),
      }),
    ),
  }),
  /** What a price depends on, and what it holds and does not. */
  factors: fields({ title: text(), lead: text(), entries: list(fields(titled)) }),
  /** The first weeks, one after the other. */
  firstMonth: fields(process),
  questions,
  closing,
})

export type Pricing = v.InferOutput<typeof pricingSchema>
