import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { client } from '@lintel/engine/built/artefact.ts'
import { requireFinishedBuild } from '@lintel/engine/built/lastBuild.ts'
import type { Browser } from '@playwright/test'
import { launchBrowser } from '../lighthouse/measure.ts'
import { measureLoading, measurePaint, median } from './loading.ts'
import { measureMainThread } from './mainThread.ts'

/**
 * Measures pages of the last build beside those of the same kinds of another built site, in turn in one run and
 * from servers of the same code: `npm run bench -- peer <folder>`. The addresses of the other site are AstroWind's
 * (bench/peers/README.md). RUNS=1 is quicker and less certain.
 */
const kinds = [
  ['home', '/', '/'],
  ['services', '/services', '/services'],
  ['about', '/about', '/about'],
  ['contact', '/contact', '/contact'],
  ['list of articles', '/blog', '/blog'],
  ['article', '/blog/welcome-to-our-blog', '/astrowind-template-in-depth'],
] as const

/** Largest paint at most this share of the peer's, and less work than the peer's. */
const paintShare = 0.8
/** In ms, on a processor four times slower. */
const goals = { tasks: 600, blocking: 50 }

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
}

const runs = Number(process.env.RUNS ?? 3)
const folder = process.argv[2]
if (!folder || !existsSync(join(folder, 'index.html'))) {
  console.error('Name the folder of another built site, as in npm run bench -- peer ../astrowind/dist')
  process.exit(1)
}
requireFinishedBuild()
const { browser, debugging } = await launchBrowser()
const ours = await serveFiles(client)
const theirs = await serveFiles(folder)
try {
  console.log(`| page | document, B | all bytes, B | largest paint, simulated phone, ms | on a slow line, ms | blocking, ms | tasks in 4 s, ms |
|---|---|---|---|---|---|---|`)
  for (const [kind, own, other] of kinds) {
    const [mine, peer] = [await measureAll(browser, ours, own), await measureAll(browser, theirs, other)]
    printRow(`${kind}, this site`, mine)
    printRow(`${kind}, the other`, peer)
    const missed = [
      mine.paint > peer.paint * paintShare && `paint is ${share(mine.paint, peer.paint)} of the other's`,
      mine.slowPaint > peer.slowPaint * paintShare &&
        `paint on a slow line is ${share(mine.slowPaint, peer.slowPaint)} of the other's`,
      mine.tasks > Math.min(goals.tasks, peer.tasks) &&
        `tasks are ${share(mine.tasks, peer.tasks)} of the other's, and the goal is ${goals.tasks} ms`,
      mine.blocking > goals.blocking && `blocking is above ${goals.blocking} ms`,
    ].filter(Boolean)
    console.log(`| | ${missed.length > 0 ? `missed: ${missed.join('; ')}` : 'every goal is met'} |||||||`)
  }
} finally {
  ours.stop()
  theirs.stop()
  await browser.close()
}

type Figures = Awaited<ReturnType<typeof measureAll>>

async function measureAll(browser: Browser, site: FileServer, route: string) {
  const address = site.address + route
  const { paint, blocking, fetched } = await measureLoading(address, debugging, runs)
  const tasks: number[] = []
  for (let run = 0; run < runs; run++) tasks.push((await measureMainThread(browser, address, 1)).tasks)
  return {
    document: site.bytesOf(route),
    bytes: fetched.reduce((sum, path) => sum + site.bytesOf(path), 0),
    paint,
    slowPaint: await measurePaint(browser, address, runs),
    blocking,
    tasks: median(tasks),
  }
}

function printRow(name: string, { document, bytes, paint, slowPaint, blocking, tasks }: Figures) {
  const cells = [name, ...[document, bytes, paint, slowPaint, blocking, tasks].map(Math.round)]
  console.log(`| ${cells.join(' | ')} |`)
}

function share(one: number, other: number): string {
  return `${Math.round((one / other) * 100)} %`
}

interface FileServer {
  address: string
  /** The size of what a path is answered with, as sent. */
  bytesOf: (path: string) => number
  stop: () => void
}

/** Serves a folder from memory, text in Brotli, without cache headers. */
async function serveFiles(root: string): Promise<FileServer> {
  const sent = new Map<string, { body: Buffer; headers: Record<string, string> } | undefined>()
  const answerTo = (path: string) => {
    if (!sent.has(path)) sent.set(path, readAnswer(root, path))
    return sent.get(path)
  }
  const server = createServer(({ url = '/' }, response) => {
    const answer = answerTo(new URL(url, 'http://localhost').pathname)
    response.writeHead(answer ? 200 : 404, answer?.headers).end(answer?.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bytesOf: (path) => answerTo(path)?.body.length ?? 0,
    stop: () => server.close(),
  }
}

function readAnswer(root: string, path: string) {
  const file = ['', '.html', '/index.html']
    .map((end) => join(root, path + end))
    .find((each) => statSync(each, { throwIfNoEntry: false })?.isFile())
  if (!file) return undefined
  const type = types[extname(file)] ?? 'application/octet-stream'
  const body = readFileSync(file)
  const isText = /text|javascript|json|svg/.test(type)
  return {
    body: isText ? brotliCompressSync(body) : body,
    headers: { 'Content-Type': type, ...(isText && { 'Content-Encoding': 'br' }) },
  }
}
