import { site } from '@site/data/site.ts'
import { fillIn } from './fillIn.ts'
import { dayFormat } from './formatResponseTime.ts'

/** A claim of the register, as far as it is told. */
interface Claim {
  figure: string
  text: string
  source: string
  owner: string | null
  reviewed: string | null
}

const format = dayFormat(site.language)

/**
 * Returns a claim as one phrase: "25% lower operating cost", "Up to 85% risk reduction".
 * @param upTo the template for a claim that ends with ", up to"
 */
export function claimText({ figure, text }: Claim, upTo: string): string {
  const ceiling = ', up to'
  return text.endsWith(ceiling)
    ? fillIn(upTo, { figure, text: text.slice(0, -ceiling.length) })
    : `${figure} ${text}`
}

/** Returns the notes of claims; those with the same note share it. */
export const claimNotes = (claims: readonly Claim[]): string[] => [
  ...new Map(claims.map(claimNote).map((note) => [visibleIn(note), note])).values(),
]

/** The desk ends each text with a character that nobody sees, by which it knows the text's field. */
export const visibleIn = (text: string) => text.replace(/\p{Co}/gu, '')

/** Returns a claim's note for visitors: its source, and who reviewed it when. */
export function claimNote({ source, owner, reviewed }: Claim): string {
  return reviewed
    ? `${source} Reviewed by ${owner ?? site.team} on ${format.format(new Date(reviewed))}.`
    : source
}
