import { spawnSync } from 'node:child_process'
import { withSite } from '@lintel/cli/wrangler.ts'
import { findBrowser, findHeadlessBrowser } from './findBrowser.ts'

/**
 * Runs the end-to-end tests against the built site on its real server, with its own database. Arguments are
 * passed to Playwright: npm test -- e2e tests/e2e/theme.spec.ts
 */
await withSite(async (address, state) => {
  // The reference images were taken by a full Chromium, which renders text differently.
  const browser = process.env.LOOK ? findBrowser() : findHeadlessBrowser()
  const { status } = spawnSync('playwright', ['test', '--project=site', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: browser, SITE: address, STATE: state },
  })
  process.exitCode = status ?? 1
})
