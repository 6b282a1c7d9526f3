import type { IncomingMessage, ServerResponse } from 'node:http'
import { builtinModules } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createDevMiddleware, renderPage } from 'vike/server'
import type { Plugin } from 'vite'
import { setMarking } from '#content/sources.ts'
import { afterWriting } from './files.ts'
import { markRecord, withoutMarks, withPlaces } from './marks.ts'
import { reading } from './vite.ts'

/**
 * The site as visitors get it, by its development server, and what tells the window which text was clicked.
 * @param desk the origin of the window
 */
export async function startFrame(desk: string) {
  setMarking(markRecord)
  const script = `<script type="module" src="/desk/frame/edit.ts" data-desk="${desk}"></script>`
  const { devMiddleware, viteServer } = await createDevMiddleware({
    root: process.cwd(),
    viteConfig: {
      cacheDir: '.cache/desk/frame',
      server: { ...reading, hmr: false, ws: false },
      plugins: [serverModules(), unmarkedForBrowsers()],
    },
  })

  // Many modules keep what they have read of a file.
  afterWriting(() => viteServer.environments.ssr.moduleGraph.invalidateAll())

  async function handle(request: IncomingMessage, response: ServerResponse) {
    devMiddleware(request, response, () => sendPage(request, response))
  }

  async function sendPage({ url = '/' }: IncomingMessage, response: ServerResponse) {
    const { httpResponse } = await renderPage({ urlOriginal: url })
    response.statusCode = httpResponse.statusCode
    for (const [name, value] of httpResponse.headers) response.setHeader(name, value)
    response.setHeader('Cache-Control', 'no-store')
    const isPage = httpResponse.headers.some(
      ([name, value]) => /^content-type$/i.test(name) && value.startsWith('text/html'),
    )
    response.end(
      isPage ? withPlaces(httpResponse.body).replace('</body>', `${script}</body>`) : httpResponse.body,
    )
  }

  return {
    handle,
    /** Loads a module of this project as it is now, with all that it imports. */
    load: (path: string) => viteServer.ssrLoadModule(path),
  }
}

/** What browsers get of records, islands render by themselves. */
function unmarkedForBrowsers(): Plugin {
  return {
    name: 'desk:unmarked-for-browsers',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/content\// },
      handler: (code) => ({ code: withoutMarks(code), map: null }),
    },
  }
}

const serverModule = /^#desk\/server\//

/** Modules of `desk/server/` are Node's, one of each: they hold what outlasts the others, which are loaded anew. */
function serverModules(): Plugin {
  const folder = pathToFileURL(resolve('desk/server')).href
  return {
    name: 'desk:server-modules',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    configEnvironment: (name) =>
      name === 'ssr'
        ? { resolve: { builtins: [...builtinModules, /^node:/, new RegExp(`^${RegExp.escape(folder)}/`)] } }
        : undefined,
    resolveId: {
      filter: { id: serverModule },
      handler: (id) => ({ id: id.replace(serverModule, `${folder}/`), external: true }),
    },
  }
}
