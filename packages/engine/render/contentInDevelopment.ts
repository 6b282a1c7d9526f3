import { builtinModules } from 'node:module'
import { extname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { invalidateContent } from '../content/sources.ts'

/** The module that reads texts, as Node knows it. */
const sources = new URL(`../content/sources${extname(import.meta.filename)}`, import.meta.url).href

/** In development: whatever renders pages reads texts by the one module that this process reads them by, and that is told of each change. */
export function contentInDevelopment(): Plugin {
  return {
    name: 'site:content-in-development',
    apply: 'serve',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    configEnvironment: (name) =>
      name === 'ssr' ? { resolve: { builtins: [...builtinModules, /^node:/, sources] } } : undefined,
    resolveId: {
      filter: { id: /\/sources\.[jt]s$/ },
      handler: (id, importer = '') => {
        const isRelative = id.startsWith('.')
        const url = isRelative ? new URL(id, pathToFileURL(importer)).href : import.meta.resolve(id)
        return url === sources ? { id: url, external: true } : undefined
      },
    },
    configureServer(server) {
      server.watcher.on('all', (_event, file) => {
        if (!/[\\/]content[\\/].*\.(?:mdx?|yaml)$/.test(file)) return
        invalidateContent()
        // Modules hold claims, and what is made of them, from when they are loaded.
        if (file.endsWith('.yaml')) server.environments.ssr.moduleGraph.invalidateAll()
        server.ws.send({ type: 'full-reload' })
      })
    },
  }
}
