import { type Claim, claimsSchema } from '../schemas/claim.ts'
import { parseRecord } from './records.ts'
import { readSource } from './sources.ts'

export const claimsFile = 'content/claims.yaml'

/** The claims register by id. It is empty if its file is invalid; `checkRecords` reports why. */
export const claims: Record<string, Claim> =
  parseRecord(claimsFile, readSource(claimsFile), claimsSchema, {
    tokens: {},
    claims: {},
  }).record ?? {}
