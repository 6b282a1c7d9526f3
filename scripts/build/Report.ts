/** How often (ms) long work says how far it is: a line that stays must say more than one that is replaced. */
const intervals = { terminal: 100, lines: 10_000 }
/** Work that takes less (ms) is not worth a line. */
const quick = 1_000

export interface Summary {
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
  readonly isVerbose: boolean
  private readonly isTerminal = process.stdout.isTTY && !process.env.CI
  private readonly steps = new Map<string, number>()

  constructor(isVerbose: boolean) {
    this.isVerbose = isVerbose
  }

  /** What only those want to read who look for something. */
  detail(text: string) {
    if (this.isVerbose) process.stdout.write(text)
  }

  /** Takes the time of a step; those of one name add up. */
  async step<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
    const started = performance.now()
    const result = await work()
    this.steps.set(name, (this.steps.get(name) ?? 0) + performance.now() - started)
    return result
  }

  /** @returns what is to be told how many of them are done */
  progress(total: number, what: string): (done: number) => void {
    const started = performance.now()
    const interval = this.isTerminal ? intervals.terminal : intervals.lines
    let next = started + Math.max(interval, quick)
    return (done) => {
      const now = performance.now()
      if (done === total) this.replaceLine('')
      if (done === total || now < next) return
      next = now + interval
      const rate = done / ((now - started) / 1000)
      const left = Math.ceil((total - done) / rate)
      const line = `${grouped(done)} of ${grouped(total)} ${what}, ${Math.round(rate)} a second, ${left} s left`
      if (this.isTerminal) this.replaceLine(line)
      else console.log(line)
    }
  }

  /** The end of a build that has succeeded. */
  summary({ folder, pages, skipped, warnings, files, largest }: Summary) {
    const rows: [string, string][] = [
      ['Pages', `${grouped(pages.rendered)} rendered, ${grouped(pages.unchanged)} unchanged`],
      ...skipped.map((reason): [string, string] => ['Skipped', reason]),
      ...warnings.map((warning): [string, string] => ['Warning', warning]),
      [
        'Files',
        `${grouped(files.written)} written, ${grouped(files.unchanged)} unchanged, ${grouped(files.removed)} removed`,
      ],
      [
        'Largest',
        largest.map(({ path, bytes, budget }) => `${path} ${kB(bytes)} of ${kB(budget)}`).join(', '),
      ],
      ['Time', [...this.steps].map(([name, ms]) => `${name} ${seconds(ms)}`).join(', ')],
    ]
    console.log(`Built ${folder} in ${seconds(performance.now() - this.started)}`)
    for (const [name, text] of rows) console.log(`  ${name.padEnd(7)}  ${text}`)
  }

  private replaceLine(line: string) {
    if (this.isTerminal) process.stdout.write(`\r\x1b[K${line}`)
  }
}

const grouped = (count: number) => count.toLocaleString('en-US')
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
