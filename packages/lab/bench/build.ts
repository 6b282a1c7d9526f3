import { readdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { projectCopy } from '../projectCopy.ts'
import { costOfPost } from './build/costOfPost.ts'
import { changePost, generatePosts, newest } from './build/generatePosts.ts'
import type { Cost } from './build/measured.ts'
import { buildPeers, tellMissingPeers } from './build/peers.ts'
import { type GoalName, goals } from './goals.ts'
import { refuse } from './inputs.ts'
import { besideGoal, columnsOf, noGoal, printHead, printRow } from './table.ts'
import { printTried } from './trials.ts'

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

/** From so many posts on, what every site has in common no longer decides. */
const comparable = 1_000

interface Step {
  what: string
  /** @param posts the folder with the posts */
  prepare?: (posts: string) => void
  /** Whether it is compared with other generators, and measured on disk. */
  isCold?: boolean
  /** The goal of its time, if it has one without others. */
  wall?: GoalName
}

const steps: Step[] = [
  { what: goals.coldBuild.name, isCold: true },
  { what: 'nothing changed' },
  {
    what: goals.changedBuild.name,
    prepare: (posts) => changePost(posts, (files) => files.length >> 1),
    wall: 'changedBuild',
  },
  {
    what: goals.newestBuild.name,
    prepare: (posts) => changePost(posts, newest),
    wall: 'newestBuild',
  },
]

const counts = positionals.map(Number)
if (counts.length === 0 || counts.some((count) => !Number.isInteger(count) || count < 1))
  refuse('Write how many posts to build, once or more, as in 8 1000.')
tellMissingPeers()
for (const count of counts) measure(count)
printCostOfPost()
printTried()

function measure(count: number) {
  const copies = checkouts.map((from) => projectCopy({ from, isCold: true }))
  process.once('exit', () => copies.map(({ remove }) => remove()))
  const folders = copies.map(({ folder }) => join(folder, 'content/blog'))
  for (const posts of folders) {
    rmSync(posts, { recursive: true })
    generatePosts(posts, count)
  }
  const peers: Parameters<typeof printRow>[] = []
  let astro: number | undefined
  buildPeers(count, ({ name, cold, newest: changed, output }) => {
    if (name === 'Astro') astro = cold.wall
    const kB = (sizeOf(output) / 1000 / count).toFixed()
    for (const [what, cost] of [
      ['cold', cold],
      ['newest post changed', changed],
    ] as const)
      peers.push([
        `${name}, ${what}`,
        cost.wall.toFixed(1),
        ...noGoal,
        '',
        cost.memory?.toFixed() ?? '',
        ...noGoal,
        kB,
        ...noGoal,
      ])
  })
  printHead(
    `${count} posts`,
    'wall, s',
    'goal',
    '',
    'CPU, s',
    ...columnsOf('buildMemory'),
    ...columnsOf('buildDisk'),
    ...(values.beside ? [values.beside] : []),
  )
  for (const { what, prepare, isCold, wall } of steps) {
    const [own, other] = copies.map(({ run }, index) => {
      prepare?.(folders[index] ?? '')
      return measured(run)
    })
    if (!own) continue
    const isCompared = isCold && count >= comparable
    const coldMost = isCompared && astro && astro * (count > comparable ? 1 : goals.coldBuild.most)
    const kB = sizeOf(copies[0]?.client ?? '') / 1000 / count
    printRow(
      what,
      ...(isCompared && !coldMost
        ? [own.wall.toFixed(1), 'unknown', 'Astro is not installed']
        : cellsOf(own.wall, 1, coldMost ? 'coldBuild' : wall, coldMost || undefined)),
      own.cpu.toFixed(1),
      ...cellsOf(own.memory, 0, 'buildMemory'),
      ...cellsOf(kB, 0, isCompared ? 'buildDisk' : undefined),
      ...(other
        ? [`${other.wall.toFixed(1)} s, CPU ${other.cpu.toFixed(1)} s, ${other.memory.toFixed()} MB`]
        : []),
    )
  }
  for (const peer of peers) printRow(...peer)
  for (const { remove } of copies) remove()
}

function cellsOf(figure: number, digits: number, name?: GoalName, most?: number): string[] {
  return name ? besideGoal(figure, name, digits, most) : [figure.toFixed(digits), ...noGoal]
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

/** Prints where the time of a cold build's threads goes, by step, for each post. */
function printCostOfPost() {
  const { steps: costs, posts } = costOfPost()
  const sum = costs.reduce((all, [, ms]) => all + ms, 0)
  printHead(`what one post costs in a cold build of ${posts}`, 'ms', 'share')
  for (const [step, ms] of costs) printRow(step, (ms / posts).toFixed(1), `${Math.round((100 * ms) / sum)} %`)
  printRow('all', (sum / posts).toFixed(1), '100 %')
}
