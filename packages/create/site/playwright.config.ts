import { defineConfig } from '@playwright/test'

/** The tests run against the last build, served as a server of your own serves it, with a database that is thrown away. */
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
