export interface Segment {
  /** The command in its small letter. */
  kind: string
  isRelative: boolean
  /** As many as the command takes. */
  numbers: number[]
}

/** How many numbers each command takes (SVG 2, section 9.3). */
const counts: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

const separators = /[\s,]*/y
const command = /[a-z]/iy
const number = /-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy
/** Of an arc: the next number may follow without a space. */
const flag = /[01]/y

/**
 * Reads the data of a path.
 * @throws Error where it is none
 */
export function segmentsOf(data: string): Segment[] {
  const segments: Segment[] = []
  const { length } = data.trimEnd()
  let end = 0
  const next = (pattern: RegExp): string | undefined => {
    separators.lastIndex = end
    separators.test(data)
    pattern.lastIndex = separators.lastIndex
    const start = pattern.lastIndex
    if (!pattern.test(data)) return undefined
    end = pattern.lastIndex
    return data.slice(start, end)
  }
  let letter = ''
  while (end < length) {
    // Numbers alone repeat the command before them; after a move, they are lines.
    letter = next(command) ?? (letter === 'm' ? 'l' : letter === 'M' ? 'L' : letter)
    const kind = letter.toLowerCase()
    const count = counts[kind] ?? Number.NaN
    const numbers: number[] = []
    while (numbers.length < count) {
      const isFlag = kind === 'a' && (numbers.length === 3 || numbers.length === 4)
      const text = next(isFlag ? flag : number)
      if (text === undefined) break
      numbers.push(Number(text))
    }
    if (numbers.length !== count) throw new Error(`This is no path from its character ${end} on: ${data}`)
    segments.push({ kind, isRelative: letter === kind, numbers })
  }
  return segments
}
