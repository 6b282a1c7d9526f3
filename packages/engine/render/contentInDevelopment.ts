import { builtinModules } from 'node:module'
import { extname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { invalidateContent } from '../content/sources.ts'

/** The URL of the module that reads content, as Node resolves it. */
const sources = new URL(`../content/sources${extname(import.meta.filename)}`, import.meta.url).href

/**
 * In development, makes page code share this process's instance of the module that reads content, because
 * only that instance is told about changes.
 */
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
        // Modules compute values from claims when they load.
        if (file.endsWith('.yaml')) server.environments.ssr.moduleGraph.invalidateAll()
        server.ws.send({ type: 'full-reload' })
      })
    },
  }
}
