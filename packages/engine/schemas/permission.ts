import * as v from 'valibot'
import { type Entry, reference } from './collection.ts'
import { day, fields, text } from './fields.ts'
import { picture } from './picture.ts'

/** Who allowed the firm to show what is theirs, and for how long. What lacks it is on no page. */
const permission = {
  permittedBy: v.pipe(
    v.nullish(text(80), null),
    v.description('who of them allowed you to show it; until you write it, no page shows it'),
  ),
  permitted: v.pipe(v.nullish(day, null), v.description('the day of that permission')),
  until: v.pipe(v.nullish(day, null), v.description('the last day on which it may be shown; empty: no end')),
  revoked: v.pipe(v.nullish(day, null), v.description('the day on which they took it back')),
}

export const quoteSchema = fields({
  words: v.pipe(text(400), v.description('as they were said, without quotation marks around them')),
  name: v.pipe(text(60), v.description('who said it')),
  role: v.optional(text(60)),
  firm: text(60),
  ...permission,
})

export const clientSchema = fields({ name: text(60), logo: picture, ...permission })

export type Quote = Entry<v.InferOutput<typeof quoteSchema>>
export type Client = Entry<v.InferOutput<typeof clientSchema>>

export const quoteReference = reference<Quote>('quotes')
export const clientReference = reference<Client>('clients')
