import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { changePost, generatePosts, newest } from './generatePosts.ts'
import type { Cost } from './measured.ts'

const folder = 'packages/lab/bench/peers'

interface Peer {
  name: string
  /** The folders of its posts and of its output. */
  posts: string
  output: string
  /** The executable that its package or the system installs. */
  program: string
  args: string[]
}

export const astro: Peer = {
  name: 'Astro',
  posts: 'posts',
  output: 'dist',
  program: 'astro',
  args: ['build', '--silent'],
}
const peers: Peer[] = [
  astro,
  { name: 'Eleventy', posts: 'posts', output: '_site', program: 'eleventy', args: [] },
  { name: 'Hugo', posts: 'content/blog', output: 'public', program: 'hugo', args: ['--quiet'] },
]

const sourceOf = ({ name }: Peer) => join(folder, name.toLowerCase())
const environmentOf = (source: string) => ({
  ...process.env,
  PATH: [join(source, 'node_modules/.bin'), process.env.PATH].join(delimiter),
})

export const isInstalled = (peer: Peer) =>
  !spawnSync(peer.program, ['--version'], { env: environmentOf(sourceOf(peer)) }).error

/** Tells which peers are not installed, before a run that takes long. */
export function tellMissingPeers() {
  const missing = peers.filter((peer) => !isInstalled(peer)).map(({ name }) => name)
  if (missing.length === 0) return
  const lost = missing.includes(astro.name) ? ', and the time of a cold build has no goal without Astro' : ''
  console.error(
    `Not installed, so not measured: ${missing.join(', ')}${lost}. ${folder}/README.md says how to install them.`,
  )
}

interface PeerBuild {
  name: string
  cold: PeerCost
  /** After the newest post has changed. */
  newest: PeerCost
  output: string
}

/** In s, and the peak in MB where it is a program of Node. */
type PeerCost = Pick<Cost, 'wall'> & Partial<Pick<Cost, 'memory'>>

/**
 * Builds the same posts with each peer that is installed (see their README), and reports its builds.
 * @throws Error if one of them fails
 */
export function buildPeers(count: number, built: (build: PeerBuild) => void) {
  for (const peer of peers.filter(isInstalled)) {
    using copy = copyOfPeer(peer, count)
    const cold = copy.build()
    changePost(copy.posts, newest)
    built({ name: peer.name, cold, newest: copy.build(), output: copy.output })
  }
}

/** Copies a peer to a temporary folder, with so many posts. */
export function copyOfPeer(peer: Peer, count: number) {
  const copy = mkdtempSync(join(tmpdir(), 'peer-'))
  cpSync(sourceOf(peer), copy, { recursive: true, verbatimSymlinks: true })
  const [posts, output] = [join(copy, peer.posts), join(copy, peer.output)]
  generatePosts(posts, count)
  return {
    posts,
    output,
    build: () => build(peer, copy, output),
    [Symbol.dispose]: () => rmSync(copy, { recursive: true, force: true }),
  }
}

function build({ name, program, args }: Peer, copy: string, output: string): PeerCost {
  const memory = join(copy, 'peak-memory')
  const preload = pathToFileURL(resolve(import.meta.dirname, 'peakMemory.ts')).href
  const start = performance.now()
  const { status, stderr } = spawnSync(program, args, {
    cwd: copy,
    env: {
      ...environmentOf(copy),
      NODE_OPTIONS: `--import=${preload}`,
      PEAK_MEMORY: memory,
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  })
  const wall = (performance.now() - start) / 1000
  if (status !== 0 || !existsSync(output)) throw new Error(`${name} failed:\n${stderr}`)
  return { wall, ...(existsSync(memory) && { memory: Number(readFileSync(memory, 'utf8')) }) }
}
