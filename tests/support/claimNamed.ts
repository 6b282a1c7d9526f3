import { claims } from '#content/claims.ts'
import type { Claim } from '#data/schemas/claim.ts'

/** @throws Error where the register has no such claim */
export function claimNamed(id: string): Claim {
  const claim = claims[id]
  if (!claim) throw new Error(`There is no claim "${id}".`)
  return claim
}
