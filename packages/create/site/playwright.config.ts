import { defineConfig } from '@playwright/test'

/** Tests the last build on the site's own server, with a throwaway database. */
const address = `http://127.0.0.1:${process.env.PORT ?? 8787}`

export default defineConfig({
  testDir: 'tests',
  use: { baseURL: address, launchOptions: { executablePath: process.env.CHROMIUM } },
  webServer: {
    command: 'rm -rf test-results/state && npm run serve',
    url: address,
    env: { STATE_DIRECTORY: 'test-results/state', SIGNING_SECRET: 'only-for-tests-and-long-enough-for-them' },
  },
})
