import { resolve } from 'node:path'
import { contentInDevelopment } from '@lintel/engine/render/contentInDevelopment.ts'
import { engineFile, enginePackages } from '@lintel/engine/render/engineFile.ts'
import { servedFiles } from '@lintel/engine/render/servedFiles.ts'
import { brandAccent, stringsForBrowsers } from '@lintel/engine/render/vitePlugins.ts'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'

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
      servedFiles(),
      contentInDevelopment(),
      react(),
      brandAccent(/\/desk\/app\/desk\.css(?:\?|$)/),
      stringsForBrowsers(),
      tailwindcss(),
    ],
    server: { middlewareMode: true, hmr: false, ws: false },
  })
  return middlewares
}
