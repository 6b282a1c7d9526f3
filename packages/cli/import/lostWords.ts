import { missingWords, wordsIn } from './compareWords.ts'
import { pictureFile } from './figures.ts'
import { type Shown, shownInMarkdown } from './shown.ts'

/** Of a report, so that no post fills it. */
const mostRuns = 10
const mostWords = 20
const mostAddresses = 20
const mostPlaces = 5
const longestAddress = 200

/**
 * What readers found in a post, and neither find in its Markdown nor are told of: compared by words alone, whatever has
 * made the one of the other.
 * @param told what the report says already
 * @param moved where addresses of the post lead in the Markdown
 */
export function lostWords(
  source: Shown,
  markdown: string,
  told: string[],
  moved: Map<string, string>,
): string[] {
  const result = shownInMarkdown(markdown)
  return [
    ...wordLines(wordsIn(source.words), wordsIn(result.words), told),
    ...addressLines(source.addresses, result.addresses, told, moved),
  ]
}

function wordLines(words: string[], others: string[], told: string[]): string[] {
  const missing = missingWords(words, others, told)
  const places = missing.slice(0, mostRuns).map(([start, end]) => {
    const lost = words.slice(start, Math.min(end, start + mostWords)).join(' ')
    const before = words.slice(Math.max(0, start - 3), start).join(' ')
    return `“${lost}${end - start > mostWords ? '…' : ''}”${before && ` after “${before}”`}`
  })
  const rest = missing.slice(mostRuns).reduce((count, [start, end]) => count + end - start, 0)
  if (places.length === 0) return []
  const more = rest > 0 ? `, and ${rest} more` : ''
  return [`words that are not in the imported post: ${places.join(', ')}${more}`]
}

function addressLines(
  addresses: Set<string>,
  kept: Set<string>,
  told: string[],
  moved: Map<string, string>,
): string[] {
  const there = new Set(Array.from(kept, wholeAddress))
  const toldParts = new Set(
    told.flatMap((line) => line.split(/\s+/).map((part) => wholeAddress(part.replace(/[:,]$/, '')))),
  )
  const lost = Array.from(addresses).filter((address) => {
    const whole = wholeAddress(address)
    const isKept = there.has(whole) || there.has(wholeAddress(moved.get(address) ?? address))
    return !isKept && !toldParts.has(whole) && !address.startsWith('data:')
  })
  const places = lost.filter((address) => address.startsWith('#'))
  const others = lost.filter((address) => !address.startsWith('#'))
  const lines = others.slice(0, mostAddresses).map((address) => {
    const what = pictureFile.test(address) ? 'the picture' : 'the link to'
    return `${what} ${address.slice(0, longestAddress)}`
  })
  const more = others.length - mostAddresses
  const named = places.slice(0, mostPlaces).join(', ')
  return [
    ...lines,
    ...(more > 0 ? [`${more} more links`] : []),
    ...(named ? [`links to places within it: ${named}${places.length > mostPlaces ? '…' : ''}`] : []),
  ]
}

/** One spelling of an address, whether it names a server or not. */
const wholeAddress = (address: string) => URL.parse(address, 'https://old.invalid/')?.href ?? address
