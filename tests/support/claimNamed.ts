import { claims } from '@lintel/engine/content/claims.ts'
import type { Claim } from '@lintel/engine/schemas/claim.ts'

/** @throws Error where the register has no such claim */
export function claimNamed(id: string): Claim {
  const claim = claims[id]
  if (!claim) throw new Error(`There is no claim "${id}".`)
  return claim
}
