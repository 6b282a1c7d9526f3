import { readdirSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { builtinModules } from 'node:module'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { invalidateContent, setMarker } from '@lintel/engine/content/sources.ts'
import { appPolicy, contentPolicy } from '@lintel/engine/outputs/contentPolicy.ts'
import { developmentErrorDocument } from '@lintel/engine/render/developmentError.ts'
import { engineFile } from '@lintel/engine/render/engineFile.ts'
import { createDevMiddleware } from 'vike/server'
import { isRunnableDevEnvironment, type Plugin } from 'vite'
import type { FrameDocument } from '../frame/frameDocument.ts'
import { refreshFallbacks } from './fallbacks.ts'
import { updateHolidays } from './holidays.ts'
import { annotateFields, markRecord, stripMarks } from './marks.ts'
import { freezeCode, isCode } from './vite.ts'

/**
 * The site as visitors get it, by its development server, and what tells the window which text was clicked.
 * @param desk the origin of the window
 */
export async function startFrame(desk: string) {
  setMarker(markRecord)
  const script = `<link rel="stylesheet" href="/${engineFile('desk/frame/edit.css')}"><script type="module" src="/${engineFile('desk/frame/edit.ts')}" data-desk="${desk}"></script>`
  const { devMiddleware, viteServer } = await createDevMiddleware({
    root: process.cwd(),
    viteConfig: {
      cacheDir: '.cache/desk/frame',
      logLevel: 'warn',
      optimizeDeps: { include: ['idiomorph'] },
      // Texts are watched here, not by Vite, which would load modules anew while a page is made of them.
      server: { hmr: false, ws: false, watch: { ignored: [resolve('content/**'), isCode] } },
      plugins: [freezeCode(), externalizeServerModules(), stripMarksForBrowsers()],
    },
  })

  const { ssr } = viteServer.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite renders pages in another process.')
  const { runner } = ssr
  let queue: Promise<unknown> = Promise.resolve()
  let stamp = ''
  /** One after the other, so that modules are loaded anew between two pages, and never within one. */
  function serialize<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = queue.then(() => {
      const now = stampContent()
      if (now !== stamp) {
        stamp = now
        refreshFallbacks()
        updateHolidays()
        invalidateContent()
        // Many modules keep what they have read of a file.
        runner.clearCache()
      }
      return task()
    })
    queue = result.catch(() => undefined)
    return result
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { url = '/', headers } = request
    const isApp = url.startsWith('/apps/')
    if (isApp) response.setHeader('Content-Security-Policy', appPolicy)
    // Whatever a link leads to, pages alone are shown.
    if (!isApp && documentDestinations.includes(`${headers['sec-fetch-dest']}`))
      return sendPage(request, response)
    devMiddleware(request, response, () => sendPage(request, response))
  }

  async function sendPage({ url = '/' }: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(url, desk)
    // Settings that cannot be read end this before any page is begun.
    const { html, policy } = await serialize(async () => {
      const { frameDocument } = await runner.import(`/${engineFile('desk/frame/frameDocument.ts')}`)
      return (await frameDocument(pathname)) as FrameDocument
    }).catch((error) => ({
      html: developmentErrorDocument(error, pathname),
      policy: contentPolicy({ scripts: [], styles: [], thirdParties: new Set(), iframes: new Set() }, []),
    }))
    response.setHeader('Content-Security-Policy', framePolicy(policy, desk))
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Cache-Control', 'no-store')
    response.end(annotateFields(html).replace('</body>', `${script}</body>`))
  }

  return {
    handle,
    /** Loads a module of this project as it is now, with all that it imports. */
    load: (path: string) => serialize(() => runner.import(path)),
  }
}

/** Says another thing after each change of a text, by whatever program: watching misses files that others put in place. */
function stampContent(): string {
  const stamps = readdirSync('content', { recursive: true, encoding: 'utf8' }).map((name) => {
    const { mtimeMs, ctimeMs, size, ino } = statSync(`content/${name}`, { throwIfNoEntry: false }) ?? {}
    return [name, mtimeMs, ctimeMs, size, ino].join()
  })
  return stamps.join('\n')
}

/** What browsers ask for to show it as a document. */
const documentDestinations = ['document', 'iframe', 'frame', 'embed', 'object']

/**
 * The policy of a page in the frame: the site's own for it, but that the window may hold it, that `edit.ts` reads
 * documents, and that nothing comes from elsewhere or goes there.
 * @param desk the origin of the window
 */
export function framePolicy(policy: string, desk: string): string {
  const directives = policy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ')
    if (name === 'frame-ancestors') return `${name} ${desk}`
    if (name === 'trusted-types') return `${name} desk`
    const own = sources.filter((source) => source.startsWith("'"))
    return `${name} ${own.join(' ') || "'none'"}`
  })
  return directives.join('; ')
}

/** What browsers get of records, islands render by themselves. */
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

const serverFolder = resolve(import.meta.dirname)

/** Modules of `packages/desk/server/` are Node's, one of each: they hold what outlasts the others, which are loaded anew. */
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
