import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { generatePosts } from './generatePosts.ts'

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

const peers: Peer[] = [
  { name: 'Astro', posts: 'posts', output: 'dist', program: 'astro', args: ['build', '--silent'] },
  { name: 'Eleventy', posts: 'posts', output: '_site', program: 'eleventy', args: [] },
  { name: 'Hugo', posts: 'content/blog', output: 'public', program: 'hugo', args: ['--quiet'] },
]

interface PeerBuild {
  name: string
  /** The time of a cold build, in s. */
  wall: number
  output: string
}

/**
 * Builds the same posts with each peer that is installed (see their README), and reports each build.
 * @throws Error if one of them fails
 */
export function buildPeers(count: number, built: (build: PeerBuild) => void) {
  for (const { name, posts, output, program, args } of peers) {
    const source = join(folder, name.toLowerCase())
    const PATH = [join(source, 'node_modules/.bin'), process.env.PATH].join(delimiter)
    if (spawnSync(program, ['--version'], { env: { ...process.env, PATH } }).error) continue
    const copy = mkdtempSync(join(tmpdir(), 'peer-'))
    try {
      cpSync(source, copy, { recursive: true, verbatimSymlinks: true })
      generatePosts(join(copy, posts), count)
      const start = performance.now()
      const { status, stderr } = spawnSync(program, args, {
        cwd: copy,
        env: {
          ...process.env,
          PATH: [join(copy, 'node_modules/.bin'), process.env.PATH].join(delimiter),
          ASTRO_TELEMETRY_DISABLED: '1',
        },
      })
      const wall = (performance.now() - start) / 1000
      if (status !== 0 || !existsSync(join(copy, output))) throw new Error(`${name} failed:\n${stderr}`)
      built({ name, wall, output: join(copy, output) })
    } finally {
      rmSync(copy, { recursive: true, force: true })
    }
  }
}
