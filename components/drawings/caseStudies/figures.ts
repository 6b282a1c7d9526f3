import { type ClaimId, claims } from '#data/claims.ts'

/** The number inside a claim's figure: 14 of "14%", 1200 of "1,200+". */
export function amount(id: ClaimId): number {
  const digits = claims[id].figure.replaceAll(/[^\d.]/g, '')
  if (digits === '') throw new Error(`The claim "${id}" has no number to draw: ${claims[id].figure}`)
  return Number(digits)
}
