import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Three kinds of tests: rules and helpers; the edge by its real runtime; the built artefact. Browsers: playwright.config.ts. */
export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/functions/**', 'tests/built/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'edge',
          include: ['tests/functions/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      { extends: true, test: { name: 'built', include: ['tests/built/**/*.test.ts'], testTimeout: 120_000 } },
    ],
  },
})
