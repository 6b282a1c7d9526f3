import { realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { brandAccent, wordsForBrowsers } from '../../renderer/vitePlugins.ts'

/** Files that Vite may give to the browser. Settings of the Worker and keys are nobody's to read. */
export const reading = {
  fs: {
    allow: [process.cwd(), realpathSync('node_modules')],
    deny: ['.dev.vars*', '*.pem', '*.crt', '.env*', '**/.git/**', '**/.wrangler/**', '**/.cache/desk/*.*'],
  },
}

/** Serves the window's own code, as it is written. */
export async function startApp() {
  const { middlewares } = await createServer({
    configFile: false,
    root: resolve('desk/app'),
    cacheDir: resolve('.cache/desk/app'),
    appType: 'spa',
    logLevel: 'warn',
    plugins: [react(), brandAccent(/\/desk\/app\/desk\.css(?:\?|$)/), wordsForBrowsers(), tailwindcss()],
    server: { ...reading, middlewareMode: true, hmr: false, ws: false },
  })
  return middlewares
}
