import { chatAnswers, sourceStrings } from '@lintel/engine/content/strings.ts'
import type { Claim } from '@lintel/engine/schemas/claim.ts'
import { claimText } from '@lintel/rules/claimNote.ts'
import { fillIn } from '@lintel/rules/fillIn.ts'
import { type Block, list, note } from '../answer.ts'

/** Figures, and below those of each source where they come from; nothing where there are none. */
export function claimBlocks(claims: readonly Claim[]): Block[] {
  const sources = [...new Set(claims.map(({ source }) => source))]
  return sources.flatMap((source) => {
    const from = claims.filter((claim) => claim.source === source)
    return [list(from.map((claim) => [claimText(claim, sourceStrings.upTo)])), ...sourcesOf(from)]
  })
}

/** Where figures come from, each source once; nothing where there are none. */
export function sourcesOf(claims: readonly Claim[]): Block[] {
  if (claims.length === 0) return []
  const sources = new Set(claims.map(({ source }) => source))
  return [note(fillIn(chatAnswers.source, { sources: [...sources].join(' ') }))]
}
