import * as v from 'valibot'
import { day, fields, flag, text } from './fields.ts'

/** A figure, superlative or badge that the site states. `content/claims.yaml` explains each field. */
const claimSchema = fields({
  figure: v.pipe(text(), v.description('as shown: a number with its unit, or a word such as Complete')),
  text: v.pipe(text(), v.description('what it says, as shown beside the figure')),
  subject: v.pipe(
    text(),
    v.description('what is measured: two claims about one subject must state the same figure'),
  ),
  source: v.pipe(text(), v.description('shown to visitors as the note behind the figure')),
  owner: v.pipe(
    v.optional(v.nullable(text()), null),
    v.description('who answers for it; left out: the team'),
  ),
  reviewed: v.pipe(
    v.optional(v.nullable(day), null),
    v.description('the day on which it was last checked against its source, as year-month-day'),
  ),
  ceiling: v.pipe(v.optional(flag, false), v.description('it was reached at best, and is no usual result')),
  reduction: v.pipe(
    v.optional(flag, false),
    v.description('the figure says how much less there is, which bars may show'),
  ),
  illustrative: v.pipe(v.optional(flag, false), v.description('it explains rather than reports')),
})

/** The claims register, by the ids that texts refer to. */
export const claimsSchema = v.record(
  v.string(),
  claimSchema,
  'write claims, each with its fields below its id',
)

export type Claim = v.InferOutput<typeof claimSchema>

/** A field named "claim", or an entry of "claims". The reader has already replaced its id with the claim. */
export const claimReference = v.custom<Claim>(
  (value) => typeof value === 'object' && value !== null,
  'write the id of a claim in content/claims.yaml, or say this without it',
)
