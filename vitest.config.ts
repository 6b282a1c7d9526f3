import { realpathSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/**
 * Kinds of tests: rules and helpers; the functions, on each of their platforms; the built artefact; what takes minutes; attacks
 * on what runs; other browser engines. Chromium: playwright.config.ts.
 */
export default defineConfig({
  plugins: [react()],
  // A copy of the project links to the packages of the checkout it was taken from.
  server: { fs: { allow: ['.', dirname(realpathSync('node_modules/vite'))] } },
  test: {
    // Two cores, and two more for files that wait half a minute for servers that never answer.
    maxWorkers: 4,
    // Half of what a command takes that a test starts goes into compiling its modules.
    env: { NODE_COMPILE_CACHE: resolve('.cache/compiled') },
    // What comes within a second here may take longer where others compute as well.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          // Two thirds of the time went into loading the same modules for each file: whoever replaces one, puts it back.
          isolate: false,
          // What takes two seconds here may take twenty where others compute as well.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['tests/**/*.test.{ts,tsx}', 'components/**/*.test.{ts,tsx}'],
          exclude: [
            '**/node_modules/**',
            'tests/functions/**',
            'tests/built/**',
            'tests/long/**',
            'tests/attacks/**',
            'tests/engines/**',
          ],
        },
      },
      edge('edge', 'node', 'tests/functions'),
      edge('edge on workerd', 'workerd', 'tests/functions'),
      {
        extends: true,
        test: {
          name: 'attacks',
          include: ['tests/attacks/**/*.test.ts'],
          exclude: ['tests/attacks/edge/**'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      edge('attacks on the edge', 'node', 'tests/attacks/edge'),
      edge('attacks on the edge on workerd', 'workerd', 'tests/attacks/edge'),
      {
        extends: true,
        test: {
          name: 'long',
          include: ['tests/long/**/*.test.ts'],
          // A build keeps more than one core busy.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 600_000,
          // To build copies, and to take them away again, takes as long as the machine is busy.
          hookTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/built/**/*.test.ts'],
          globalSetup: 'packages/lab/requireBuild.ts',
          isolate: false,
          testTimeout: 120_000,
        },
      },
    ],
  },
})

/**
 * The functions on one of their platforms, with the same tests.
 * @param folder of the tests; what lies in its `node/` is for that platform alone
 */
function edge(name: string, platform: 'workerd' | 'node', folder: string) {
  return {
    extends: true as const,
    test: {
      name,
      include: [`${folder}/**/*.test.ts`],
      exclude: platform === 'node' ? [] : [`${folder}/node/**`],
      // Files share the runtimes that tests/functions/site.ts starts.
      isolate: false,
      environment: './tests/functions/edgeEnvironment.ts',
      // What the Worker trusts besides; the runtime reads it as it starts.
      env: { EDGE_PLATFORM: platform, NODE_EXTRA_CA_CERTS: resolve('tests/functions/fixtures/tls/ca.pem') },
      testTimeout: 60_000,
      hookTimeout: 120_000,
    },
  }
}
