import { spawnSync } from 'node:child_process'

/**
 * Prints every figure that has a goal: pages beside those of another built site, all that pages have goals for, and
 * builds. A wrong folder is refused before anything is measured.
 *   npm run bench -- goals ../astrowind/dist
 */
for (const args of [
  ['packages/lab/bench/besidePeer.ts', ...process.argv.slice(2)],
  ['packages/lab/bench/pages.ts'],
  ['packages/lab/bench/build.ts', '1000', '10000'],
]) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
