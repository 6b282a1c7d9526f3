/** How often (ms) a long step reports progress. Plain lines pile up in a log, so they come less often. */
const intervals = { terminal: 100, lines: 10_000 }

interface Summary {
  folder: string
  pages: { rendered: number; unchanged: number }
  /** Posts left out of the site: one line for each reason. */
  skipped: string[]
  /** Problems in published posts that do not keep them off the site. */
  warnings: string[]
  files: { written: number; unchanged: number; removed: number }
  /** The largest documents, in bytes on the wire. */
  largest: { path: string; bytes: number; budget: number }[]
}

/** Build output: on a terminal a progress line that is redrawn, elsewhere plain lines. */
export class Report {
  private readonly started = performance.now()
  private readonly isTerminal = process.stdout.isTTY && !process.env.CI
  private readonly steps: string[] = []

  /** Runs a step and records how long it took. */
  async step<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
    const started = performance.now()
    const result = await work()
    this.steps.push(`${name} ${secondsSince(started)}`)
    return result
  }

  /**
   * Shows progress with the rate and the time left.
   * @returns a function to call with the number done so far
   */
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

  /** Prints the result of a successful build. */
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
