import type { Claim } from '@lintel/engine/schemas/claim.ts'

/**
 * Returns the number in a claim's figure: 14 for "14%", 1200 for "1,200+".
 * @throws Error if there is none
 */
export function amount({ figure, text }: Claim): number {
  const digits = figure.replaceAll(/[^\d.]/g, '')
  if (digits === '')
    throw new Error(
      `content/claims.yaml: the claim "${figure} ${text}" has no number to draw. Give its figure one, or take it out of the drawing.`,
    )
  return Number(digits)
}
