import { globSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Browser modules that no page imports, because the document names them: each island, what mounts it, and consent. */
export const islandModules = () => [
  'components/hydration/mount.tsx',
  'components/consent/start.ts',
  ...globSync('components/islands/*.tsx').sort(),
]

/** React and what nearly every island needs besides: one file, fetched once for the whole site. */
const frameworkModules =
  /node_modules\/(react|react-dom|scheduler|clsx)\/|components\/(hydration\/mount|ui\/Button|drawings\/marks\/MarkSheet)/

/**
 * Makes every island an entry of the browser build, so that its address stands in the manifest and the
 * document can name it: the browser then needs no registry of islands and makes no second request to find one.
 */
export function islandEntries(): Plugin {
  return {
    name: 'site:island-entries',
    configEnvironment(name) {
      if (name !== 'client') return
      const input = Object.fromEntries(
        islandModules().map((file) => [file.replace(/\.tsx?$/, ''), `/${file}`]),
      )
      return {
        build: {
          rolldownOptions: {
            input,
            preserveEntrySignatures: 'exports-only',
            output: { codeSplitting: { groups: [{ name: 'react', test: frameworkModules }] } },
          },
        },
        optimizeDeps: { entries: islandModules() },
      }
    },
  }
}
