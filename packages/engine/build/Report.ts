/** How often (ms) long work says how far it is: a line that stays must say more than one that is replaced. */
const intervals = { terminal: 100, lines: 10_000 }

interface Summary {
  folder: string
  pages: { rendered: number; unchanged: number }
  /** Posts that visitors do not see, each kind with its reason. */
  skipped: string[]
  /** Slips in posts that they see. */
  warnings: string[]
  files: { written: number; unchanged: number; removed: number }
  /** The largest documents, in bytes on the wire. */
  largest: { path: string; bytes: number; budget: number }[]
}

/** What a build tells whoever started it: on a terminal in one line that changes, else in plain lines. */
export class Report {
  private readonly started = performance.now()
  private readonly isTerminal = process.stdout.isTTY && !process.env.CI
  private readonly steps: string[] = []

  /** Takes the time of a step. */
  async step<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
    const started = performance.now()
    const result = await work()
    this.steps.push(`${name} ${secondsSince(started)}`)
    return result
  }

  /** @returns what is to be told how many of them are done */
  progress(total: number, what: string): (done: number) => void {
    const started = performance.now()
    const interval = this.isTerminal ? intervals.terminal : intervals.lines
    let next = started + interval
    return (done) => {
      const now = performance.now()
      if (this.isTerminal && done === total) process.stdout.write('\r\x1b[K')
      if (done === total || now < next) return
      next = now + interval
      const rate = done / ((now - started) / 1000)
      const remaining = Math.ceil((total - done) / rate)
      const line = `${grouped(done)} of ${grouped(total)} ${what}, ${Math.round(rate)} a second, ${remaining} s left`
      process.stdout.write(this.isTerminal ? `\r\x1b[K${line}` : `${line}\n`)
    }
  }

  /** The end of a build that has succeeded. */
  summary({ folder, pages, skipped, warnings, files, largest }: Summary) {
    const sizes = largest.map(({ path, bytes, budget }) => `${path} ${kB(bytes)} of ${kB(budget)}`)
    const rows = [
      ['Pages', counted(pages)],
      ...skipped.map((reason) => ['Skipped', reason]),
      ...warnings.map((warning) => ['Warning', warning]),
      ['Files', counted(files)],
      ['Largest', sizes.join(', ')],
      ['Time', this.steps.join(', ')],
    ]
    console.log(`Built ${folder} in ${secondsSince(this.started)}`)
    for (const [name = '', text] of rows) console.log(`  ${name.padEnd(7)}  ${text}`)
  }
}

const grouped = (count: number) => count.toLocaleString('en-US')
const counted = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([what, count]) => `${grouped(count)} ${what}`)
    .join(', ')
const secondsSince = (started: number) => `${((performance.now() - started) / 1000).toFixed(1)} s`
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
