import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** In development: serves the documents, the colors and the font of apps as `outputs/apps.ts` writes them in a build. */
export function appsInDevelopment(): Plugin {
  return {
    name: 'site:apps-in-development',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/apps', async (request, response, next) => {
        const { appColors, appFont, branded } = await server.ssrLoadModule('/renderer/outputs/apps.ts')
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        if (pathname === '/colors.css') {
          response.setHeader('Content-Type', 'text/css; charset=utf-8')
          return response.end(appColors().content)
        }
        if (`apps${pathname}` === appFont.path) return response.end(await readFile(appFont.source))
        const file = join(server.config.publicDir, 'apps', pathname, 'index.html')
        if (!/^\/[\w-]+$/.test(pathname) || !existsSync(file)) return next()
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.end(branded(await readFile(file, 'utf8'), file))
      })
    },
  }
}
