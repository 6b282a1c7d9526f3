export interface Segment {
  /** The command in its small letter. */
  kind: string
  isRelative: boolean
  /** As many as the command takes. */
  numbers: number[]
}

/** How many numbers each command takes (SVG 2, section 9.3). */
const counts: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

const [zero, nine, minus, point] = [48, 57, 45, 46]
const separators = new Set([32, 44, 10])

/**
 * Reads the data of a path as drawings write it, without exponents. Character by character, as a build reads some
 * thousands of numbers for each post.
 * @throws Error where it is none
 */
export function segmentsOf(data: string): Segment[] {
  const segments: Segment[] = []
  const reader = new Reader(data)
  let letter = ''
  while (reader.isLeft()) {
    // Numbers alone repeat the command before them; after a move, they are lines.
    letter = reader.letter() ?? (letter === 'm' ? 'l' : letter === 'M' ? 'L' : letter)
    const kind = letter.toLowerCase()
    const count = counts[kind]
    if (count === undefined) return reader.fail()
    const numbers: number[] = []
    for (let index = 0; index < count; index += 1)
      numbers.push(kind === 'a' && (index === 3 || index === 4) ? reader.flag() : reader.number())
    segments.push({ kind, isRelative: letter === kind, numbers })
  }
  return segments
}

class Reader {
  private at = 0
  private readonly data: string

  constructor(data: string) {
    this.data = data
  }

  isLeft(): boolean {
    while (separators.has(this.code())) this.at += 1
    return this.at < this.data.length
  }

  letter(): string | undefined {
    const letter = this.data.charAt(this.at)
    if (letter.toLowerCase() === letter.toUpperCase()) return undefined
    this.at += 1
    return letter
  }

  /** Of an arc: 0 or 1, and the next number may follow without a space. */
  flag(): number {
    const flag = this.isLeft() ? this.digit() : undefined
    return flag === 0 || flag === 1 ? flag : this.fail()
  }

  number(): number {
    if (!this.isLeft()) this.fail()
    const sign = this.code() === minus ? -1 : 1
    if (sign === -1) this.at += 1
    const start = this.at
    let value = 0
    for (let digit = this.digit(); digit !== undefined; digit = this.digit()) value = value * 10 + digit
    let unit = 1
    if (this.code() === point) {
      this.at += 1
      for (let digit = this.digit(); digit !== undefined; digit = this.digit()) {
        value = value * 10 + digit
        unit *= 10
      }
    }
    if (this.at === start) this.fail()
    return (sign * value) / unit
  }

  fail(): never {
    throw new Error(`This is no path from its character ${this.at} on: ${this.data}`)
  }

  private digit(): number | undefined {
    const code = this.code()
    if (code < zero || code > nine || Number.isNaN(code)) return undefined
    this.at += 1
    return code - zero
  }

  private code(): number {
    return this.data.charCodeAt(this.at)
  }
}
