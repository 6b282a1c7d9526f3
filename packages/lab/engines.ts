import { spawnSync } from 'node:child_process'
import { installPackages } from './findBrowser.ts'

/**
 * Runs the journeys of `tests/engines/` in Firefox and WebKit. CI installs them from the distribution;
 * elsewhere a missing engine is reported and skipped.
 */
if (process.env.CI) installPackages('firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth')
const { status } = spawnSync('vitest', ['run', '--project', 'engines'], { stdio: 'inherit' })
process.exitCode = status ?? 1
