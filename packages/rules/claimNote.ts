import { site } from '@lintel/engine/content/site.ts'
import type { Claim } from '@lintel/engine/schemas/claim.ts'
import { longDate } from './longDate.ts'

/** Returns a claim's note for visitors: its source, and who reviewed it when. */
export function claimNote({ source, owner, reviewed }: Claim): string {
  return reviewed ? `${source} Reviewed by ${owner ?? site.team} on ${longDate(reviewed)}.` : source
}
