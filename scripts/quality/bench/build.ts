import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { projectCopy } from '../projectCopy.ts'
import { generatePosts } from './build/generatePosts.ts'
import type { Cost } from './build/measured.ts'

/**
 * Measures builds with generated posts, and prints a table for each number of them:
 *   npm run bench -- build 8 1000 2000
 *   npm run bench -- build 1000 --beside ../before   with another checkout's builds, in turn with this one's
 * Images for link previews are left out: they are made once for each title, at some 22 ms of CPU each.
 */
const { values, positionals } = parseArgs({
  options: { beside: { type: 'string' } },
  allowPositionals: true,
})
const checkouts = ['.', ...(values.beside ? [values.beside] : [])]
process.env.SITE_SOCIAL_IMAGES = 'none'

/** What builds may take (decision 09): of this checkout alone, or beside another one. */
const targets = {
  /** Times the other's CPU. */
  coldToOther: 1.15,
  unchangedToOther: 1,
  /** In s, of any number of posts. */
  changed: 4,
  /** In MB. */
  memory: 1_100,
}

interface Step {
  what: string
  /** @param posts the folder with them */
  prepare?: (posts: string) => void
  isMet: (own: Cost, other?: Cost) => boolean
  target: string
}

const steps: Step[] = [
  {
    what: 'cold',
    isMet: (own, other) =>
      own.memory <= targets.memory && (!other || own.cpu <= other.cpu * targets.coldToOther),
    target: `≤ ${targets.coldToOther} × CPU, ≤ ${targets.memory} MB`,
  },
  {
    what: 'nothing changed',
    isMet: (own, other) => !other || own.cpu <= other.cpu * targets.unchangedToOther,
    target: `≤ ${targets.unchangedToOther} × CPU`,
  },
  {
    what: 'one post changed',
    prepare: (posts) => change(posts, (files) => files.length >> 1),
    isMet: ({ wall }) => wall <= targets.changed,
    target: `≤ ${targets.changed} s`,
  },
  {
    what: 'newest post changed',
    prepare: (posts) => change(posts, () => 0),
    isMet: ({ wall }) => wall <= targets.changed,
    target: `≤ ${targets.changed} s`,
  },
]

for (const count of positionals.map(Number)) measure(count)

function measure(count: number) {
  const copies = checkouts.map((from) => projectCopy({ from, isCold: true }))
  process.once('exit', () => copies.map(({ remove }) => remove()))
  const folders = copies.map(({ folder }) => join(folder, 'content/blog'))
  for (const posts of folders) {
    rmSync(posts, { recursive: true })
    generatePosts(posts, count)
  }
  const columns = checkouts.flatMap((from) => [`wall, s (${from})`, 'CPU, s', 'memory, MB'])
  console.log(`\n| ${[`${count} posts`, ...columns, 'target', 'met'].join(' | ')} |`)
  console.log(`|${'---|'.repeat(columns.length + 3)}`)
  for (const { what, prepare, isMet, target } of steps) {
    const costs = copies.map(({ run }, index) => {
      prepare?.(folders[index] ?? '')
      return measured(run)
    })
    const cells = costs.flatMap(({ wall, cpu, memory }) => [
      wall.toFixed(1),
      cpu.toFixed(1),
      memory.toFixed(0),
    ])
    const [own, other] = costs
    console.log(`| ${[what, ...cells, target, own && isMet(own, other) ? 'yes' : 'no'].join(' | ')} |`)
  }
  for (const { remove } of copies) remove()
}

function measured(run: (...args: string[]) => Buffer): Cost {
  const script = resolve('scripts/quality/bench/build/measured.ts')
  const lines = run(script, 'scripts/build.ts').toString().trim().split('\n')
  return JSON.parse(lines.at(-1) ?? '')
}

/** Changes the text of one post. */
function change(posts: string, choose: (newestFirst: string[]) => number) {
  const dateOf = (file: string) => /^date: (.+)$/m.exec(readFileSync(join(posts, file), 'utf8'))?.[1] ?? ''
  const files = readdirSync(posts)
    .map((file) => ({ file, date: dateOf(file) }))
    .sort((one, other) => other.date.localeCompare(one.date) || one.file.localeCompare(other.file))
    .map(({ file }) => file)
  const changed = join(posts, files[choose(files)] ?? '')
  writeFileSync(changed, readFileSync(changed, 'utf8').replace('note', 'changed note'))
}
