import type { Enquiry } from './enquiries.ts'

/** Words that are always capitalized but are not names. */
const common =
  /^(?:I|I'm|I’m|I'd|I’d|I've|I’ve|[A-Z]{2,6}s?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)$/

/**
 * Returns the text of an enquiry on one line without personal data, for the list of genuine messages.
 * Replaces addresses, numbers, the sender's name and company, and anything else within a sentence that is
 * written like a name. Rules cannot catch everything, so a person must read the text before adding it.
 */
export function anonymize({ name, company, message }: Enquiry): string {
  const own = new Map([
    ...longWords(company).map((word) => [word, 'Company']),
    ...longWords(name).map((word) => [word, 'Name']),
  ] as [string, string][])
  return (message ?? '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\S+@\S+\.\w+/g, 'our address')
    .replaceAll(
      /\b(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|net|org|io|eu|de|co\.uk|example)\b\S*/gi,
      'our site',
    )
    .replaceAll(/@\w+/g, 'us')
    .replaceAll(/\+?\d[\d ()/.,-]*\d|\d/g, '7')
    .replaceAll(/[\p{L}’'-]+/gu, (word, at: number, text: string) => {
      const replacement = own.get(word.toLowerCase())
      if (replacement) return replacement
      const beginsSentence = at === 0 || /(?:^|[.!?:]["”)]?) $/.test(text.slice(Math.max(0, at - 3), at))
      return /^\p{Lu}/u.test(word) && !beginsSentence && !common.test(word) ? 'Name' : word
    })
    .replaceAll(/\b(Name|Company)(?: \1)+\b/g, '$1')
    .trim()
}

/** Returns words to replace. Common words such as "of", "the" and "and" are kept. */
function longWords(text: string | null): string[] {
  return (text ?? '')
    .toLowerCase()
    .split(/[^\p{L}’'-]+/u)
    .filter((word) => word.length > 1 && !['and', 'of', 'the', 'for', 'co', 'inc', 'ltd'].includes(word))
}
