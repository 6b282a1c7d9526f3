import { claimNote } from '#data/claimNote.ts'
import { claims } from './claims.ts'

const reference = /\[\^claim-(\w+)\]/g

/** Adds the footnotes of the claims that a Markdown text names; claims that share a note share the footnote. */
export function withClaimNotes(markdown: string): string {
  const labels = new Map<string, string>()
  const text = markdown.replaceAll(reference, (written, id: string) => {
    const claim = claims[id]
    if (!claim) return written
    const note = claimNote(claim)
    if (!labels.has(note)) labels.set(note, id)
    return `[^claim-${labels.get(note)}]`
  })
  return [text, ...[...labels].map(([note, id]) => `[^claim-${id}]: ${note}`)].join('\n\n')
}

/** For titles and descriptions, which have no footnotes. */
export function withoutClaimNotes(text: string): string {
  return text.replaceAll(reference, '')
}
