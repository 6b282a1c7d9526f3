import { claimNote } from '#data/claimNote.ts'
import { type ClaimId, claims } from '#data/claims.ts'

const reference = /\[\^claim-(\w+)\]/g

/** Adds the footnotes of the claims that a Markdown text names; claims that share a note share the footnote. */
export function withClaimNotes(markdown: string): string {
  const labels = new Map<string, string>()
  const text = markdown.replaceAll(reference, (_, id: ClaimId) => {
    const note = claimNote(claims[id])
    if (!labels.has(note)) labels.set(note, id)
    return `[^claim-${labels.get(note)}]`
  })
  return [text, ...[...labels].map(([note, id]) => `[^claim-${id}]: ${note}`)].join('\n\n')
}

/** For titles and descriptions, which have no footnotes. */
export function withoutClaimNotes(text: string): string {
  return text.replaceAll(reference, '')
}
