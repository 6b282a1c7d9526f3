import { type ClaimId, claims } from '#data/claims.ts'
import { type Block, list, note } from '../answer.ts'

/** A figure of the claims register as one phrase: "Up to 85% risk reduction". */
export function claimText(id: ClaimId): string {
  const { figure, text } = claims[id]
  const ceiling = ', up to'
  return text.endsWith(ceiling) ? `Up to ${figure} ${text.slice(0, -ceiling.length)}` : `${figure} ${text}`
}

/** Figures, and below them where they come from. */
export function claimBlocks(ids: readonly ClaimId[]): Block[] {
  return [list(ids.map((id) => [claimText(id)])), sourcesOf(ids)]
}

/** Where figures come from, each source once. */
export function sourcesOf(ids: readonly ClaimId[]): Block {
  const sources = new Set(ids.map((id) => claims[id].source))
  return note(`Source: ${[...sources].join(' ')}`)
}
