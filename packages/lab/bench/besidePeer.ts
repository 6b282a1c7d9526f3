import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { client } from '@lintel/engine/built/artefact.ts'
import { launchBrowser } from '../lighthouse/measure.ts'
import { startSirv } from '../startSirv.ts'
import { changes, copyOf, type SiteCopy } from './changedSite.ts'
import { type GoalName, goals, meets, printTried } from './goals.ts'
import { readRuns, refuse } from './inputs.ts'
import { measureLoading, measurePaint } from './loading.ts'
import { measureMainThread } from './mainThread.ts'

/**
 * Measures pages of the last build beside those of the same kinds of another built site, in turn in one run and
 * from servers of the same code. The addresses of the other site are AstroWind's (bench/peers/README.md). RUNS=1
 * is quicker and less certain.
 */
const kinds = [
  ['home', '/', '/'],
  ['services', '/services', '/services/'],
  ['about', '/about', '/about/'],
  ['contact', '/contact', '/contact/'],
  ['list of articles', '/blog', '/blog/'],
  ['article', '/blog/welcome-to-our-blog', '/astrowind-template-in-depth/'],
] as const

const runs = readRuns()
const [folder = '', ...more] = process.argv.slice(2)
const lacking = kinds.map(([, , path]) => join(folder, path, 'index.html')).find((file) => !existsSync(file))
if (!folder || more.length > 0 || lacking)
  refuse(
    `${lacking && folder ? `There is no ${lacking}. ` : ''}Name one folder, with the built pages of AstroWind (packages/lab/bench/peers/README.md).`,
  )
const { browser, debugging } = await launchBrowser()
const servers = [await startSirv(client), await startSirv(folder)] as const
const [ours, theirs, bare] = [
  await copyOf(servers[0].address, changes.none),
  await copyOf(servers[1].address, changes.none),
  await copyOf(servers[0].address, changes.bare),
]
try {
  console.log(`| page | document, B | all bytes, B | largest paint, simulated phone, ms | on a slow line, ms | blocking, ms | tasks in 4 s, ms |
|---|---|---|---|---|---|---|`)
  for (const [kind, own, other] of kinds) {
    const [mine, peer] = [await measureAll(ours, own), await measureAll(theirs, other)]
    printRow(`${kind}, this site`, mine)
    printRow(`${kind}, the other`, peer)
    const without = await measureAll(bare, own)
    printRow(`${kind}, this site without script and font`, without)
    const missed = missedGoals(mine, peer, without)
    console.log(`| | ${missed.length > 0 ? `missed: ${missed.join('; ')}` : 'every goal is met'} ||||||`)
  }
  printTried()
} finally {
  for (const each of [ours, theirs, bare, ...servers]) each.stop()
  await browser.close()
}

type Figures = Awaited<ReturnType<typeof measureAll>>

async function measureAll(site: SiteCopy, route: string) {
  const address = site.address + route
  const { paint, blocking, fetched } = await measureLoading(address, debugging, runs)
  const { tasks } = await measureMainThread(browser, address, runs)
  return {
    document: site.bytesOf(route),
    bytes: fetched.reduce((sum, path) => sum + site.bytesOf(path), 0),
    paint,
    slowPaint: await measurePaint(browser, address, runs),
    blocking,
    tasks,
  }
}

function missedGoals(mine: Figures, peer: Figures, without: Figures): string[] {
  const all: [figure: number, name: GoalName, words: (share: string) => string, most?: number][] = [
    [mine.paint / peer.paint, 'paintToOther', (share) => `paint is ${share} of the other's`],
    [
      mine.slowPaint / peer.slowPaint,
      'paintToOther',
      (share) => `paint on a slow line is ${share} of the other's`,
    ],
    [mine.paint / without.paint, 'paint', (share) => `paint is ${share} of the bare page's`],
    [
      mine.slowPaint / without.slowPaint,
      'paint',
      (share) => `paint on a slow line is ${share} of the bare page's`,
    ],
    [mine.tasks, 'tasks', () => `tasks are above ${goals.tasks.most} ms`],
    [mine.tasks / peer.tasks, 'tasks', (share) => `tasks are ${share} of the other's`, 1],
    [mine.blocking, 'blocking', () => `blocking is above ${goals.blocking.most} ms`],
  ]
  return all.flatMap(([figure, name, words, most = goals[name].most]) =>
    meets(figure, name, most) ? [] : words(`${percent(figure)} (goal: ${percent(most)})`),
  )
}

const percent = (share: number) => `${Math.round(share * 100)} %`

function printRow(name: string, { document, bytes, paint, slowPaint, blocking, tasks }: Figures) {
  const cells = [name, ...[document, bytes, paint, slowPaint, blocking, tasks].map(Math.round)]
  console.log(`| ${cells.join(' | ')} |`)
}
