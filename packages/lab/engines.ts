import { spawnSync } from 'node:child_process'
import { installPackages } from './findBrowser.ts'

/**
 * Runs the journeys of `tests/engines/` in Firefox and WebKit. In CI they are installed where the distribution has them;
 * elsewhere a missing engine is named and its journeys are skipped.
 */
if (process.env.CI) installPackages('firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth')
const { status } = spawnSync('vitest', ['run', '--project', 'engines'], { stdio: 'inherit' })
process.exitCode = status ?? 1
