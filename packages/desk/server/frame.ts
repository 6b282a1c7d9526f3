import { lstatSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { holidaysFile } from '@lintel/engine/checks/calendarOf.ts'
import { entriesBelow, invalidateContent, setMarker } from '@lintel/engine/content/sources.ts'
import { appPolicy, contentPolicy } from '@lintel/engine/outputs/contentPolicy.ts'
import { developmentErrorDocument } from '@lintel/engine/render/developmentError.ts'
import { engineFile } from '@lintel/engine/render/engineFile.ts'
import { createDevMiddleware } from 'vike/server'
import { isRunnableDevEnvironment } from 'vite'
import { refreshFallbacks } from './fallbacks.ts'
import { framePlugins, isCode } from './framePlugins.ts'
import { refreshHolidays } from './holidays.ts'
import { annotateFields, markRecord } from './marks.ts'
import { createQueue } from './queue.ts'
import { setDependencies } from './reuse.ts'

/**
 * Starts the site's development server, with a script that tells the window which text was clicked.
 * @param windows the origins of the window
 */
export async function startFrame(windows: readonly string[]) {
  setMarker(markRecord)
  const script = (name: string) =>
    `<script type="module" src="/${engineFile(`@lintel/desk/frame/${name}.ts`)}"></script>`
  const editing = `<link rel="stylesheet" href="/${engineFile('@lintel/desk/frame/edit.css')}">${script('edit')}`
  const { devMiddleware, viteServer } = await createDevMiddleware({
    root: process.cwd(),
    viteConfig: {
      cacheDir: '.cache/desk/frame',
      logLevel: 'warn',
      optimizeDeps: { include: ['idiomorph'] },
      // Content is checked before each page instead: Vite would reload modules while a page renders.
      server: { hmr: false, ws: false, watch: { ignored: [resolve('content/**'), isCode] } },
      plugins: framePlugins(),
    },
  })

  const { ssr } = viteServer.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite renders pages in another process.')
  const { runner } = ssr
  const enqueue = createQueue()
  let stamp = ''
  /** Modules are only reloaded between two pages. */
  const withContent = <Result>(task: () => Promise<Result>) =>
    enqueue(() => {
      const now = stampContent()
      if (now !== stamp) {
        stamp = now
        setDependencies(withoutArticles(now))
        refreshFallbacks()
        // All other code stays as it was when the desk was started.
        if (refreshHolidays())
          for (const each of ssr.moduleGraph.getModulesByFile(resolve(holidaysFile)) ?? [])
            ssr.moduleGraph.invalidateModule(each)
        invalidateContent()
        // Many modules cache what they have read.
        runner.clearCache()
      }
      return task()
    })

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { url = '/', headers } = request
    const isApp = url.startsWith('/apps/')
    if (isApp) response.setHeader('Content-Security-Policy', appPolicy)
    // Documents are always rendered as pages, so that a link to a file runs nothing.
    if (!isApp && documentDestinations.includes(`${headers['sec-fetch-dest']}`))
      return sendPage(request, response)
    devMiddleware(request, response, () => sendPage(request, response))
  }

  async function sendPage({ url = '/' }: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(url, 'http://site')
    const block = searchParams.get('block')
    const isHeader = searchParams.has('header')
    const { html, policy } = await withContent(async () => {
      const { frameDocument, blockDocument, headerDocument }: FrameModule = await runner.import(
        `/${engineFile('@lintel/desk/frame/frameDocument.ts')}`,
      )
      if (isHeader) return headerDocument()
      return block === null ? frameDocument(pathname) : blockDocument(block)
    }).catch((error) => ({
      html: developmentErrorDocument(error, pathname),
      policy: contentPolicy({ scripts: [], styles: [], thirdParties: new Set(), iframes: new Set() }, []),
    }))
    response.setHeader('Content-Security-Policy', framePolicy(policy, windows))
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Cache-Control', 'no-store')
    response.end(
      annotateFields(html).replace('</body>', `${isHeader ? script('headerFit') : editing}</body>`),
    )
  }

  return {
    handle,
    /** Imports a module with the current content. */
    load: (path: string) => withContent(() => runner.import(path)),
  }
}

type FrameModule = typeof import('../frame/frameDocument.ts')

/** Changes with every content file. Watchers miss files that another program puts in place by renaming. */
function stampContent(): string {
  const stamps = entriesBelow('content').map((entry) => {
    const path = join(entry.parentPath, entry.name)
    const { mtimeMs, ctimeMs, size, ino } = lstatSync(path, { throwIfNoEntry: false }) ?? {}
    return [path, mtimeMs, ctimeMs, size, ino].join()
  })
  return stamps.join('\n')
}

/** What all articles depend on: also their folder changes with each of them. */
const withoutArticles = (stamp: string) =>
  stamp
    .split('\n')
    .filter((line) => !/^content\/blog(?:\/[^/,]+\.mdx?)?,/.test(line))
    .join('\n')

/** Values of Sec-Fetch-Dest. */
const documentDestinations = ['document', 'iframe', 'frame', 'embed', 'object']

/**
 * The site's own policy for a page, except that the window may frame it, `edit.ts` may parse documents, and no other
 * origin is allowed.
 * @param windows the origins of the window
 */
function framePolicy(policy: string, windows: readonly string[]): string {
  const directives = policy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ')
    if (name === 'frame-ancestors') return `${name} ${windows.join(' ')}`
    if (name === 'trusted-types') return `${name} desk`
    const own = sources.filter((source) => source.startsWith("'"))
    return `${name} ${own.join(' ') || "'none'"}`
  })
  return directives.join('; ')
}
