import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portOf } from '../port.ts'
import { migrate, serve } from '../wrangler.ts'
import { findBrowser, findHeadlessBrowser } from './findBrowser.ts'

/**
 * Runs the end-to-end tests against the built site on its real server, with a database of its own.
 * Arguments go on to Playwright: npm test -- e2e tests/e2e/theme.spec.ts
 */
const state = mkdtempSync(join(tmpdir(), 'site-state-'))

try {
  const port = portOf(8799)
  // The images of the look were taken by a Chromium with windows, which draws letters otherwise.
  const browser = process.env.LOOK ? findBrowser() : findHeadlessBrowser()
  migrate(state)
  const site = await serve({ port, state })
  const { status } = spawnSync('playwright', ['test', '--project=site', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: browser, SITE: site.address, STATE: state },
  })
  await site.stop()
  process.exitCode = status ?? 1
} catch (error) {
  console.error(`\n${(error as Error).message}`)
  process.exitCode = 1
} finally {
  rmSync(state, { recursive: true, force: true })
}
