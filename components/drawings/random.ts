/** The same text gives the same numbers on every machine: drawings must not change from build to build. */
export function hash(text: string, salt = 0): number {
  let value = (2166136261 ^ salt) >>> 0
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0
  }
  value = Math.imul(value ^ (value >>> 15), 2246822507) >>> 0
  return (value ^ (value >>> 13)) >>> 0
}

/** Numbers from 0 up to 1, evenly spread (mulberry32). */
export function seededRandom(text: string): () => number {
  let state = hash(text)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}
