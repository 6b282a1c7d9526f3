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
 * Keeps code as it was when it was first loaded. Code that others publish may not run on this machine, and the desk must go
 * on to fetch what fixes it.
 */
export function freezeCode(): Plugin {
  const sources = new Map<string, string>()
  return {
    name: 'desk:code-as-started',
    // After plugins that give modules for browsers other code than their files have.
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

/** Serves the window's own code, as it is written. */
export async function startApp() {
  const { middlewares } = await createServer({
    configFile: false,
    root: resolve(engineFile('desk/app')),
    cacheDir: resolve('.cache/desk/app'),
    appType: 'spa',
    logLevel: 'warn',
    // What is excluded is not scanned: a package that only it imports would be bundled late, and break what is loading.
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
