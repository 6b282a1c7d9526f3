import { globSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The style sheet that screens in their own colors do not wait for. */
const otherMedia = 'renderer/otherMedia.css'

/** Browser modules that no page imports, because the document names them: each island, what mounts it, and consent. */
const islandModules = () => [
  'components/hydration/mount.tsx',
  'components/consent/start.ts',
  ...globSync('components/islands/*.tsx').sort(),
]

/** React and what nearly every island needs besides: one file, fetched once for the whole site. */
const frameworkModules =
  /node_modules\/(react|react-dom|scheduler|clsx)\/|components\/(hydration\/mount|ui\/Button|icons\/SvgIcon)/

/**
 * Makes every island an entry of the browser build, and that style sheet too, so that their addresses stand in the
 * manifest and the document can name them: the browser then needs no registry of islands and makes no second request to
 * find one.
 */
export function browserEntries(): Plugin {
  return {
    name: 'site:browser-entries',
    configEnvironment(name) {
      if (name !== 'client') return
      const input = Object.fromEntries(
        [...islandModules(), otherMedia].map((file) => [file.replace(/\.\w+$/, ''), `/${file}`]),
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
