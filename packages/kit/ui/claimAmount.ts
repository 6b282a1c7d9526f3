import type { Claim } from '@lintel/engine/schemas/claim.ts'

/**
 * The number inside a claim's figure: 14 of "14%", 1200 of "1,200+".
 * @throws Error where there is none
 */
export function amount({ figure, text }: Claim): number {
  const digits = figure.replaceAll(/[^\d.]/g, '')
  if (digits === '')
    throw new Error(
      `content/claims.yaml: the claim "${figure} ${text}" has no number to draw. Give its figure one, or take it out of the drawing.`,
    )
  return Number(digits)
}
