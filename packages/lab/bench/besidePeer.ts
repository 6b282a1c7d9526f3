import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { client } from '@lintel/engine/built/artefact.ts'
import { requireFinishedBuild } from '@lintel/engine/built/lastBuild.ts'
import { launchBrowser } from '../lighthouse/measure.ts'
import { startSirv } from '../startSirv.ts'
import { changes, copyOf, type SiteCopy } from './changedSite.ts'
import { goals, tried } from './goals.ts'
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

/** Of the other site's largest paint. */
const largestShare = 0.8
/** Blocking time, in ms on a processor four times slower. */
const longestBlocking = 50

const missedAnywhere = new Set<Goal>()
const runs = Number(process.env.RUNS ?? 3)
const folder = process.argv[2]
if (!folder || !existsSync(join(folder, 'index.html'))) {
  console.error('Name the folder of another built site, as in npm run bench -- peer ../astrowind/dist')
  process.exit(1)
}
requireFinishedBuild()
const { browser, debugging } = await launchBrowser()
const servers = [await startSirv(client), await startSirv(folder)] as const
const [ours, theirs] = [
  await copyOf(servers[0].address, changes.none),
  await copyOf(servers[1].address, changes.none),
]
try {
  console.log(`| page | document, B | all bytes, B | largest paint, simulated phone, ms | on a slow line, ms | blocking, ms | tasks in 4 s, ms |
|---|---|---|---|---|---|---|`)
  for (const [kind, own, other] of kinds) {
    const [mine, peer] = [await measureAll(ours, own), await measureAll(theirs, other)]
    printRow(`${kind}, this site`, mine)
    printRow(`${kind}, the other`, peer)
    const missed = missedGoals(mine, peer)
    for (const { goal } of missed) missedAnywhere.add(goal)
    const what = missed.map(({ words }) => words).join('; ')
    console.log(`| | ${what ? `missed: ${what}` : 'every goal is met'} ||||||`)
  }
  for (const goal of missedAnywhere) console.log(`\nTried for ${goal}: ${tried[goal]}.`)
} finally {
  for (const each of [ours, theirs, ...servers]) each.stop()
  await browser.close()
}

type Goal = keyof typeof tried
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

function missedGoals(mine: Figures, peer: Figures): { goal: Goal; words: string }[] {
  const share = (name: keyof Figures) => `${Math.round((mine[name] / peer[name]) * 100)} % of the other's`
  const all: [isMissed: boolean, goal: Goal, words: string][] = [
    [mine.paint > peer.paint * largestShare, 'paint', `paint is ${share('paint')}`],
    [
      mine.slowPaint > peer.slowPaint * largestShare,
      'paint',
      `paint on a slow line is ${share('slowPaint')}`,
    ],
    [mine.tasks > peer.tasks, 'tasks', `tasks are ${share('tasks')}`],
    [mine.tasks > goals.tasks, 'tasks', `tasks are above ${goals.tasks} ms`],
    [mine.blocking > longestBlocking, 'blocking', `blocking is above ${longestBlocking} ms`],
  ]
  return all.flatMap(([isMissed, goal, words]) => (isMissed ? { goal, words } : []))
}

function printRow(name: string, { document, bytes, paint, slowPaint, blocking, tasks }: Figures) {
  const cells = [name, ...[document, bytes, paint, slowPaint, blocking, tasks].map(Math.round)]
  console.log(`| ${cells.join(' | ')} |`)
}
