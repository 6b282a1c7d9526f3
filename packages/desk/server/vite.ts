import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { contentInDevelopment } from '@lintel/engine/render/contentInDevelopment.ts'
import { engineFile, enginePackages } from '@lintel/engine/render/engineFile.ts'
import { servedFiles } from '@lintel/engine/render/servedFiles.ts'
import { brandAccent, stringsForBrowsers } from '@lintel/engine/render/vitePlugins.ts'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'

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

/** Serves the code of the window. */
export async function startApp() {
  const { middlewares } = await createServer({
    configFile: false,
    root: resolve(engineFile('desk/app')),
    cacheDir: resolve('.cache/desk/app'),
    appType: 'spa',
    logLevel: 'warn',
    // Excluded packages are not scanned; a dependency of theirs that is found late would reload the page.
    optimizeDeps: { exclude: enginePackages, include: ['valibot'] },
    plugins: [
      freezeCode(),
      servedFiles(),
      contentInDevelopment(),
      react(),
      brandAccent(/\/desk\/app\/desk\.css(?:\?|$)/),
      stringsForBrowsers(),
      tailwindcss(),
    ],
    server: {
      ...{ middlewareMode: true, hmr: false, ws: false },
      watch: { ignored: [isCode] },
      warmup: { clientFiles: ['./main.tsx', '../views/*/*.{js,tsx}'] },
    },
  })
  return middlewares
}
