import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { client } from '@lintel/engine/built/artefact.ts'
import { launchBrowser } from '../lighthouse/measure.ts'
import { startSirv } from '../startSirv.ts'
import { changes, copyOf, type SiteCopy } from './changedSite.ts'
import { printTried } from './goals.ts'
import { readRuns, refuse } from './inputs.ts'
import { measureLoading, measurePaint } from './loading.ts'
import { measureMainThread } from './mainThread.ts'
import { besideGoal, columnsOf, printHead, printRow } from './table.ts'

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
const [ours, theirs] = [
  await copyOf(servers[0].address, changes.none),
  await copyOf(servers[1].address, changes.none),
]
try {
  printHead(
    ...['page, this site and the peer', 'document, B', 'all bytes', 'blocking, ms'],
    ...['largest paint on a simulated phone, ms', ...columnsOf('phonePaintToPeer')],
    ...['on a slow line, ms', ...columnsOf('linePaintToPeer')],
    ...['tasks, ms', ...columnsOf('tasksToPeer')],
  )
  for (const [kind, own, other] of kinds) {
    const [mine, peer] = [await measureAll(ours, own), await measureAll(theirs, other)]
    const both = (name: keyof typeof mine) => `${Math.round(mine[name])} and ${Math.round(peer[name])}`
    printRow(
      ...[kind, both('document'), both('bytes'), both('blocking')],
      ...[both('paint'), ...besideGoal(mine.paint / peer.paint, 'phonePaintToPeer', 2)],
      ...[both('slowPaint'), ...besideGoal(mine.slowPaint / peer.slowPaint, 'linePaintToPeer', 2)],
      ...[both('tasks'), ...besideGoal(mine.tasks / peer.tasks, 'tasksToPeer', 2)],
    )
  }
  printTried()
} finally {
  for (const each of [ours, theirs, ...servers]) each.stop()
  await browser.close()
}

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
