import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import type { Output } from '../outputs/output.ts'

/** In development: serves what `outputs/blogFiles.ts` writes in a build, and reloads the page when a text changes. */
export function blogInDevelopment(): Plugin {
  return {
    name: 'site:blog-in-development',
    apply: 'serve',
    configureServer(server) {
      server.watcher.on('all', (_event, file) => {
        if (!/[\\/]content[\\/].*\.(?:mdx?|yaml)$/.test(file)) return
        // Modules hold claims, and what is made of them, from when they are loaded.
        if (file.endsWith('.yaml')) server.environments.ssr.moduleGraph.invalidateAll()
        server.ws.send({ type: 'full-reload' })
      })
      server.middlewares.use('/blog', async (request, response, next) => {
        const path = `blog${new URL(request.url ?? '/', 'http://localhost').pathname}`
        if (path.endsWith('.webp')) {
          const { convertedPicture } = await server.ssrLoadModule('/renderer/outputs/pictures.ts')
          response.setHeader('Content-Type', 'image/webp')
          return response.end(await readFile(await convertedPicture(`/${path}`)))
        }
        if (!/\.(?:xml|json|md)$/.test(path)) return next()
        const { blogFiles } = await server.ssrLoadModule('/renderer/outputs/blogFiles.ts')
        const found = (blogFiles() as Output[]).find((file) => file.path === path)
        if (!found) return next()
        response.setHeader('Content-Type', `${types[path.split('.').at(-1) ?? '']}; charset=utf-8`)
        response.end(found.content)
      })
    },
  }
}

const types: Record<string, string> = {
  xml: 'application/atom+xml',
  json: 'application/json',
  md: 'text/markdown',
}
