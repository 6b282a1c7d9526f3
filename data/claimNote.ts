import { site } from '#content/site.ts'
import type { Claim } from '#data/schemas/claim.ts'

/** The note behind a claim, for visitors: where it comes from, and who checked it when. */
export function claimNote({ source, owner, reviewed }: Claim): string {
  return reviewed ? `${source} Reviewed by ${owner} on ${inWords(reviewed)}.` : source
}

function inWords(day: string): string {
  return new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}
