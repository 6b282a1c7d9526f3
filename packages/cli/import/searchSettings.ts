/**
 * What kept a post from search engines on the old site, or sent them to another one, as the report says it.
 * @param noIndex the values of the fields that do the first
 * @param original the address that does the second
 */
export function searchTold(noIndex: unknown[], original: unknown): string[] {
  const isKeptOut = noIndex.some((value) => /^(?:1|on|yes|true)$|\b(?:noindex|none)\b/i.test(textOf(value)))
  return [
    ...(isKeptOut
      ? ['that it was kept out of search engines (noindex): as an article it is for them too']
      : []),
    ...(original
      ? [`that its original is ${textOf(original)} (canonical): here its page says that it is the original`]
      : []),
  ]
}

/** A value may be a list, or a record of such settings. */
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : JSON.stringify(value))
