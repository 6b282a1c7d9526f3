import { existsSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { holidaysFile } from '@lintel/engine/checks/calendarOf.ts'
import type { Plugin } from 'vite'
import { currentHolidays } from './holidays.ts'
import { stripMarks } from './marks.ts'

/** What the desk changes in the development server of the site. */
export const framePlugins = (): Plugin[] => [
  holidaysOfBrand(),
  freezeCode(),
  externalizeServerModules(),
  stripMarksForBrowsers(),
]

export const isCode = /\.[cm]?[jt]sx?$/

/**
 * Serves code as it was first loaded. Code that others publish must not run here, and the desk must keep working to fetch
 * its fix.
 */
function freezeCode(): Plugin {
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

/** Islands render records in the browser, where a mark would be visible. */
function stripMarksForBrowsers(): Plugin {
  return {
    name: 'desk:unmarked-for-browsers',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/content\// },
      handler: (code) => ({ code: stripMarks(code), map: null }),
    },
  }
}

/** Promised times follow the region that the brand names now. */
function holidaysOfBrand(): Plugin {
  const file = resolve(holidaysFile)
  return {
    name: 'desk:holidays-of-brand',
    enforce: 'pre',
    load: {
      filter: { id: /\/holidays\.ts$/ },
      handler: (id) => (id === file ? currentHolidays() : undefined),
    },
  }
}

const serverFolder = resolve(import.meta.dirname)

/** Loads `packages/desk/server/` by Node, once: its state must survive the reloading of all other modules. */
function externalizeServerModules(): Plugin {
  const folder = pathToFileURL(serverFolder).href
  return {
    name: 'desk:server-modules',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    configEnvironment: (name) =>
      name === 'ssr'
        ? { resolve: { builtins: [...builtinModules, /^node:/, new RegExp(`^${RegExp.escape(folder)}/`)] } }
        : undefined,
    resolveId: {
      filter: { id: /\/\w+\.[jt]s$/ },
      handler: (id, importer = '') => {
        const file = resolve(dirname(importer), id)
        return dirname(file) === serverFolder ? { id: pathToFileURL(file).href, external: true } : undefined
      },
    },
  }
}
