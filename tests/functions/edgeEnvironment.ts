import type { Environment } from 'vitest/runtime'
import type {} from './site.ts'

/** Node, which ends the runtimes that the files of a process shared (`isolate` is off in vitest.config.ts). */
export default {
  name: 'edge',
  viteEnvironment: 'ssr',
  setup: () => ({ teardown: async () => globalThis.closeSites?.() }),
} satisfies Environment
