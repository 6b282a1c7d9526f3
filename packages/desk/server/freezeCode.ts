import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

export const isCode = /\.[cm]?[jt]sx?$/

/**
 * Serves code as it was first loaded. Code that others publish must not run here, and the desk must keep working to fetch
 * its fix.
 */
export function freezeCode(): Plugin {
  const sources = new Map<string, string>()
  return {
    name: 'desk:code-as-started',
    // After the plugins that replace modules for browsers.
    enforce: 'post',
    load: {
      filter: { id: { include: isCode, exclude: /\/node_modules\/|\0/ } },
      handler: (id) => {
        const source = sources.get(id) ?? (existsSync(id) ? readFileSync(id, 'utf8') : undefined)
        if (source !== undefined) sources.set(id, source)
        return source
      },
    },
  }
}
