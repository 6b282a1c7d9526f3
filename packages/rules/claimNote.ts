import { site } from '@lintel/engine/content/site.ts'
import type { Claim } from '@lintel/engine/schemas/claim.ts'
import { longDate } from './longDate.ts'

/** The note behind a claim, for visitors: where it comes from, and who checked it when. */
export function claimNote({ source, owner, reviewed }: Claim): string {
  return reviewed ? `${source} Reviewed by ${owner ?? site.team} on ${longDate(reviewed)}.` : source
}
