import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { projectCopy } from '../projectCopy.ts'
import { generatePosts } from './build/generatePosts.ts'
import type { Cost } from './build/measured.ts'
import { buildPeers } from './build/peers.ts'

/**
 * Measures builds with generated posts, and prints a table for each number of posts, with each figure beside
 * its goal:
 *   npm run bench -- build 8 1000 2000
 *   npm run bench -- build 1000 --beside ../before   alternates with builds of another checkout
 * Astro, Eleventy and Hugo build the same posts if they are installed (peers/README.md).
 * Link preview images are left out: each is made once per title, at about 22 ms of CPU.
 */
const { values, positionals } = parseArgs({
  options: { beside: { type: 'string' } },
  allowPositionals: true,
})
const checkouts = ['.', ...(values.beside ? [values.beside] : [])]
process.env.SITE_SOCIAL_IMAGES = 'none'

/** The most that a build may take. A figure without a goal is printed for comparison. */
interface Goals {
  /** In s. */
  wall?: number
  /** As a multiple of the other checkout's. */
  cpuToOther?: number
  /** In MB. */
  memory?: number
  /** The site's size on disk, in KB per post. */
  disk?: number
}

interface Step {
  what: string
  /** @param posts the folder with the posts */
  prepare?: (posts: string) => void
  /** @param astro the time that Astro took, in s, if it is installed and there are enough posts to compare */
  goals: (count: number, astro?: number) => Goals
}

const steps: Step[] = [
  {
    what: 'cold',
    goals: (count, astro) => ({
      ...(count >= 1000 && { wall: astro, disk: 45 }),
      ...{ cpuToOther: 1.15, memory: 1000 },
    }),
  },
  { what: 'nothing changed', goals: () => ({ cpuToOther: 1, memory: 1000 }) },
  {
    what: 'one post changed',
    prepare: (posts) => change(posts, (files) => files.length >> 1),
    goals: () => ({ wall: 4, memory: 1000 }),
  },
  {
    what: 'newest post changed',
    prepare: (posts) => change(posts, () => 0),
    goals: () => ({ wall: 3, memory: 1000 }),
  },
]

const columns = [
  'wall',
  'goal',
  'CPU',
  'goal',
  'memory',
  'goal',
  'disk',
  'goal',
  ...(values.beside ? [values.beside] : []),
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
  const peers: string[] = []
  let astro: number | undefined
  buildPeers(count, ({ name, wall, output }) => {
    if (name === 'Astro') astro = wall
    const kB = sizeOf(output) / 1000 / count
    peers.push(`| ${name}, cold | ${wall.toFixed(1)} s | | | | | | ${kB.toFixed()} KB a post | |`)
  })
  console.log(`\n| ${[`${count} posts`, ...columns].join(' | ')} |`)
  console.log(`|${'---|'.repeat(columns.length + 1)}`)
  for (const { what, prepare, goals } of steps) {
    const [own, other] = copies.map(({ run }, index) => {
      prepare?.(folders[index] ?? '')
      return measured(run)
    })
    if (!own) continue
    const { wall, cpuToOther, memory, disk } = goals(count, astro)
    const kB = sizeOf(copies[0]?.client ?? '') / 1000 / count
    const cells = [
      ...judged(own.wall, wall, 's', 1),
      ...judged(own.cpu, other && cpuToOther && other.cpu * cpuToOther, 's', 1),
      ...judged(own.memory, memory, 'MB'),
      ...judged(kB, disk, 'KB a post'),
      ...(other
        ? [`${other.wall.toFixed(1)} s, CPU ${other.cpu.toFixed(1)} s, ${other.memory.toFixed()} MB`]
        : []),
    ]
    console.log(`| ${[what, ...cells].join(' | ')} |`)
  }
  for (const peer of peers) console.log(peer)
  for (const { remove } of copies) remove()
}

/** Returns a figure, and its goal with whether it is met. */
function judged(value: number, goal: number | undefined, unit: string, digits = 0): [string, string] {
  const format = (number: number) => `${number.toFixed(digits)} ${unit}`
  const isMet = goal !== undefined && value <= goal
  const verdict =
    goal === undefined ? '' : `${format(goal)}: ${isMet ? 'met' : `missed by ${format(value - goal)}`}`
  return [format(value), verdict]
}

/** In bytes. */
function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => statSync(join(folder, path)))
    .reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0)
}

function measured(run: (...args: string[]) => Buffer): Cost {
  const script = resolve('packages/lab/bench/build/measured.ts')
  const lines = run(script, 'packages/engine/build/main.ts').toString().trim().split('\n')
  return JSON.parse(lines.at(-1) ?? '')
}

function change(posts: string, choose: (newestFirst: string[]) => number) {
  const dateOf = (file: string) => /^date: (.+)$/m.exec(readFileSync(join(posts, file), 'utf8'))?.[1] ?? ''
  const files = readdirSync(posts)
    .map((file) => ({ file, date: dateOf(file) }))
    .sort((one, other) => other.date.localeCompare(one.date) || one.file.localeCompare(other.file))
    .map(({ file }) => file)
  const changed = join(posts, files[choose(files)] ?? '')
  writeFileSync(changed, readFileSync(changed, 'utf8').replace('note', 'changed note'))
}
