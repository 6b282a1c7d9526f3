/** What shows nothing: where a line may break, and how a sign is drawn. */
const unseen = /[\p{Cf}\p{Variation_Selector}]/gu
/** Raised and lowered letters stand for elements that part words. */
const raised = /[\p{No}\p{Lm}]+/gu
const word = /[\p{L}\p{M}\p{N}]+|\p{Extended_Pictographic}/gu

/** The words of a text without its quotes, dashes and other signs. */
export const wordsIn = (text: string): string[] =>
  text.replaceAll(unseen, '').replaceAll(raised, ' $& ').normalize('NFKC').match(word) ?? []

/** In words: by as many in a row a place in a text is known. */
const few = 3
/** Of those that may only be joined or parted in another way; so many more are lost. */
const mostRuns = 200

/**
 * The words of a text that another one does not have, as many times, wherever it has them.
 * @param told texts in which they may stand as well, any number of times
 * @returns where they begin and end, side by side as one
 */
export function missingWords(words: string[], others: string[], told: string[]): [number, number][] {
  const [own, there] = [words, others].map((each) => each.map((word) => word.toLowerCase())) as [
    string[],
    string[],
  ]
  const { isKept, isUsed } = matched(own, there)
  const rest = there.filter((_, index) => !isUsed[index])
  const counts = new Map<string, number>()
  for (const word of rest) counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const [index, word] of own.entries()) {
    const count = counts.get(word) ?? 0
    if (isKept[index] || count === 0) continue
    counts.set(word, count - 1)
    isKept[index] = 1
  }
  const left = rest.filter((word) => {
    const count = counts.get(word) ?? 0
    counts.set(word, count - 1)
    return count > 0
  })
  const isRespaced = createRespaced(left)
  markTold(own, isKept, told)
  return runsOf(isKept).filter(
    ([start, end], index) => index >= mostRuns || !isRespaced(own.slice(start, end).join('')),
  )
}

/** Which words are those of another text, a few at least side by side there as here. */
function matched(own: string[], there: string[]) {
  const [isKept, isUsed] = [new Uint8Array(own.length), new Uint8Array(there.length)]
  const places = new Map<string, number[]>()
  for (let at = there.length - few; at >= 0; at--) {
    const key = gramAt(there, at)
    const starts = places.get(key)
    if (starts) starts.push(at)
    else places.set(key, [at])
  }
  for (let start = 0; start < own.length; start++) {
    if (isKept[start]) continue
    const starts = places.get(gramAt(own, start))
    let at = starts?.pop()
    while (at !== undefined && isUsed[at]) at = starts?.pop()
    if (at === undefined) continue
    for (let next = 0; own[start + next] === there[at + next] && !isUsed[at + next]; next++) {
      if (start + next === own.length) break
      isKept[start + next] = isUsed[at + next] = 1
    }
  }
  return { isKept, isUsed }
}

const gramAt = (words: string[], start: number, length = few) => words.slice(start, start + length).join(' ')

function runsOf(isKept: Uint8Array): [number, number][] {
  const runs: [number, number][] = []
  for (const [index, kept] of isKept.entries()) {
    const last = runs.at(-1)
    if (kept) continue
    if (last?.[1] === index) last[1]++
    else runs.push([index, index + 1])
  }
  return runs
}

/** Whether letters are those of whole words of a text, be they joined or parted there. */
function createRespaced(words: string[]) {
  const text = words.join('')
  const edges = new Set([0])
  let length = 0
  for (const word of words) {
    length += word.length
    edges.add(length)
  }
  return (letters: string) => {
    const start = text.indexOf(letters)
    return start >= 0 && edges.has(start) && edges.has(start + letters.length)
  }
}

/** Marks the words that stand in the lines of a report, side by side or alone there as here. */
function markTold(words: string[], isKept: Uint8Array, lines: string[]) {
  const grams = new Set<string>()
  for (const line of lines) {
    const told = wordsIn(line.toLowerCase())
    for (const length of [1, 2]) for (const at of told.keys()) grams.add(gramAt(told, at, length))
  }
  for (const [start, end] of runsOf(isKept))
    for (let at = start; at + 2 <= end; at++) if (grams.has(gramAt(words, at, 2))) isKept.fill(1, at, at + 2)
  for (const [start, end] of runsOf(isKept))
    if (end - start === 1 && grams.has(words[start] ?? '')) isKept[start] = 1
}
