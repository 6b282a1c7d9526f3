import { spawnSync } from 'node:child_process'
import { tellMissingPeers } from './build/peers.ts'
import { readPeer, readRuns } from './inputs.ts'

/**
 * Prints every figure that has a goal: pages beside those of another built site, and builds. A wrong folder, or
 * a missing build, is refused before anything is measured.
 *   npm run bench -- goals ../astrowind/dist
 */
const [folder = '', ...more] = process.argv.slice(2)
readRuns()
readPeer(more.length > 0 ? '' : folder)
tellMissingPeers()
for (const args of [
  ['packages/lab/bench/pages.ts', '--beside', folder],
  ['packages/lab/bench/build.ts', '1000', '10000'],
]) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
