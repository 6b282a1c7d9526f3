import type { Claim } from '#data/claims.ts'
import { type Fault, lineAt } from './Fault.ts'
import type { Copy } from './proseOf.ts'

/** Percentages and multiples, in digits and in words, and the round figures that firms put on their pages. */
const figures = new RegExp(
  [
    String.raw`\d[\d.,]*\s?(?:%|percent\b|per cent\b)`,
    String.raw`\b\d[\d.,]*\s?[x×](?![\w-])`,
    String.raw`\b(?:\d+|two|three|four|five|ten|hundred)-?fold\b`,
    String.raw`\b(?:\d[\d.,]*|two|three|four|five|ten) times (?:as|more|less|faster|fewer|higher|lower|cheaper)\b`,
    String.raw`\b(?:twice|double|triple|half) (?:as|the (?:cost|time|price|effort|speed|risk))\b`,
    String.raw`\b\d[\d.,]*\+(?=\s|$)`,
    String.raw`\b24/7\b`,
  ].join('|'),
  'gi',
)

/**
 * Every percentage and multiple in a file's copy: figures are written in the register alone.
 * @param copy the words of the file that visitors read
 */
export function figureFaults(
  file: string,
  source: string,
  copy: Copy[],
  claims: Record<string, Claim>,
): Fault[] {
  return copy.flatMap(({ text, start }) =>
    [...text.matchAll(figures)].map((match) => ({
      file,
      line: lineAt(source, start + match.index),
      what: `the figure "${match[0]}" is not taken from the claims register`,
      cure: cureFor(file, match[0], claims),
    })),
  )
}

function cureFor(file: string, figure: string, claims: Record<string, Claim>): string {
  const id = Object.keys(claims).find((id) => claims[id]?.figure === figure)
  const use = (name: string) => (file.endsWith('.md') ? `{{claim.${name}}}` : `claims.${name}.figure`)
  if (id) return `write ${use(id)}`
  return `add a record with its source to data/claims.ts and write ${use('yourRecord')}, or say it without the figure`
}
