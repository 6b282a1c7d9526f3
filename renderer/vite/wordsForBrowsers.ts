import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** Gives browsers what `content/forBrowsers.ts` exports as values, without the code and the parser that read them. */
export function wordsForBrowsers(): Plugin {
  return {
    name: 'site:words-for-browsers',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /\/content\/forBrowsers\.ts$/ },
      async handler(id) {
        for (const file of globSync('content/**/*.yaml')) this.addWatchFile(resolve(file))
        // In development it is asked for again when a file has changed.
        const words = await import(`${pathToFileURL(id).href}?${Date.now()}`)
        return Object.entries(words)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n')
      },
    },
  }
}
