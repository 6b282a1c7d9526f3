import { optionalServices } from '@lintel/engine/content/thirdParties.ts'
import { findHeadlessBrowser } from '@lintel/lab/findBrowser.ts'
import { defineConfig } from '@playwright/test'

const refusal = {
  name: 'cookie_consent',
  value: 'none',
  domain: '127.0.0.1',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
}

/** The site is served by packages/lab/endToEnd.ts, which starts this; the desk by its own fixture. */
export default defineConfig({
  projects: [
    {
      name: 'site',
      testDir: 'tests/e2e',
      testIgnore: [
        // How this product looks, in its own brand: an owner's is meant to look otherwise (npm test -- look).
        ...(process.env.LOOK ? [] : ['**/visual.spec.ts']),
        // What takes minutes: npm test -- long.
        ...(process.env.CRAWL
          ? []
          : ['**/blocked.spec.ts', '**/hostileContent.spec.ts', '**/menuGroups.spec.ts']),
      ],
    },
    {
      name: 'desk',
      testDir: 'tests/desk',
      // Each worker starts a desk of its own, which takes as long as five tests.
      workers: 2,
      // What is asked first waits until Vite has seen all that it needs, on a slow machine for a minute.
      timeout: 300_000,
      expect: { timeout: 60_000 },
      testMatch: '**/*.spec.ts',
      // It builds what it has published: npm run quality -- desk.
      testIgnore: process.env.CRAWL ? [] : ['**/owner.spec.ts'],
    },
  ],
  fullyParallel: true,
  // Two cores, and one more for what waits meanwhile.
  workers: 3,
  // A shared machine can starve a browser: in CI a test may try once more, and is then reported as flaky.
  retries: process.env.CI ? 1 : 0,
  // A slow machine takes four times as long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  use: {
    baseURL: process.env.SITE,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Where the site asks for consent, visitors have refused, so that the question covers nothing.
    ...(optionalServices.length > 0 && { storageState: { cookies: [refusal], origins: [] } }),
    // Nothing moves but where motion is tested: that costs a third of the processor time.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces of every test cost a tenth of the run; of one that fails: npm test -- e2e --trace on
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findHeadlessBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A name that is not local development, for what is off there.
        '--host-resolver-rules=MAP site.test 127.0.0.1',
      ],
    },
  },
})
