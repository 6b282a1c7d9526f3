import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createDevMiddleware, renderPage } from 'vike/server'
import type { Plugin } from 'vite'
import { reading } from './vite.ts'

/** The site as visitors get it, by its development server. */
export async function startFrame() {
  const { devMiddleware, viteServer } = await createDevMiddleware({
    root: process.cwd(),
    viteConfig: {
      cacheDir: '.cache/desk/frame',
      server: { ...reading, hmr: false, ws: false },
      plugins: [serverModules()],
    },
  })

  async function handle(request: IncomingMessage, response: ServerResponse) {
    devMiddleware(request, response, () => sendPage(request, response))
  }

  async function sendPage({ url = '/' }: IncomingMessage, response: ServerResponse) {
    const { httpResponse } = await renderPage({ urlOriginal: url })
    response.statusCode = httpResponse.statusCode
    for (const [name, value] of httpResponse.headers) response.setHeader(name, value)
    response.setHeader('Cache-Control', 'no-store')
    response.end(httpResponse.body)
  }

  return {
    handle,
    /** Loads a module of this project as it is now, with all that it imports. */
    load: (path: string) => viteServer.ssrLoadModule(path),
    /** Lets every module be loaded anew: many keep what they have read of a file. */
    forget: () => viteServer.environments.ssr.moduleGraph.invalidateAll(),
  }
}

/** Modules of `desk/server/` are Node's, one of each: they hold what outlasts the others, which are loaded anew. */
function serverModules(): Plugin {
  return {
    name: 'desk:server-modules',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: {
      filter: { id: /^#desk\/server\// },
      handler: (id) => ({ id: pathToFileURL(resolve(id.slice(1))).href, external: true }),
    },
  }
}
