import { type Claim, claimsSchema } from '../schemas/claim.ts'
import { parseRecord } from './records.ts'
import { readSource } from './sources.ts'

export const claimsFile = 'content/claims.yaml'

/** The claims register by its ids; empty where its file is not in order, of which `checkRecords` says why. */
export const claims: Record<string, Claim> =
  parseRecord(claimsFile, readSource(claimsFile), claimsSchema, {
    tokens: {},
    claims: {},
  }).record ?? {}
