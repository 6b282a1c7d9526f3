import * as v from 'valibot'
import type { Claim } from '#data/claims.ts'

/** A field named "claim", or an entry of "claims", which the reader has replaced by the claim that it names. */
export const claimReference = v.custom<Claim>(
  (value) => typeof value === 'object' && value !== null,
  'write the id of a claim in data/claims.ts, or say this without it',
)
