import * as v from 'valibot'
import { site } from '#content/site.ts'
import { day, fields, flag, text } from './fields.ts'

/** A figure, superlative or badge that the site states; `content/claims.yaml` says what each field means. */
const claimSchema = fields({
  figure: text(),
  text: text(),
  subject: text(),
  source: text(),
  owner: v.optional(text(), site.team),
  reviewed: v.optional(v.nullable(day), null),
  illustrative: v.optional(flag, false),
})

/** The claims register, by the ids that texts name. */
export const claimsSchema = v.record(
  v.string(),
  claimSchema,
  'write claims, each with its fields below its id',
)

export type Claim = v.InferOutput<typeof claimSchema>

/** A field named "claim", or an entry of "claims", which the reader has replaced by the claim that it names. */
export const claimReference = v.custom<Claim>(
  (value) => typeof value === 'object' && value !== null,
  'write the id of a claim in content/claims.yaml, or say this without it',
)
