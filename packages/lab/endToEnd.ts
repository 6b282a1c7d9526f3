import { spawnSync } from 'node:child_process'
import { withSite } from '@lintel/cli/wrangler.ts'
import { findBrowser, findHeadlessBrowser } from './findBrowser.ts'

/**
 * Runs the end-to-end tests against the built site on its real server, with a database of its own.
 * Arguments go on to Playwright: npm test -- e2e tests/e2e/theme.spec.ts
 */
await withSite(async (address, state) => {
  // The images of the look were taken by a Chromium with windows, which draws letters otherwise.
  const browser = process.env.LOOK ? findBrowser() : findHeadlessBrowser()
  const { status } = spawnSync('playwright', ['test', '--project=site', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: browser, SITE: address, STATE: state },
  })
  process.exitCode = status ?? 1
})
