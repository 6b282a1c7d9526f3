import { realpathSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'

/** What browsers load in development, by its place in the project: code, styles, fonts and pictures, and no other file. */
const served = [
  /^(?:components|content|data|pages|renderer|packages\/(?:desk|engine|kit|rules))\/(?:[^./][^/]*\/)*[^./][^/]*\.(?:tsx?|css|woff2|png|jpe?g|webp|avif|svg)$/,
  /^node_modules\/.+\.(?:[cm]?js|css|woff2)(?:\.map)?$/,
  /^\.cache\/desk\/(?:app|frame)\/deps\/[\w.@-]+\.js(?:\.map)?$/,
  /^(?:packages|node_modules\/@lintel)\/desk\/app\/index\.html$/,
]

/** Modules of Vite that are no files. */
const virtual = ['/@vite/client', '/@react-refresh']

/**
 * Whether a development server answers an address. What is no file of this project may be a page, or lie in `public/`;
 * whatever could be read in more than one way is refused.
 * @param url as it is asked for, with its query
 * @param root the folder that the server serves, from which it takes addresses
 */
export function isServed(url: string, root: string): boolean {
  const path = decoded(url.split('?')[0] ?? '')
  if (
    !path?.startsWith('/') ||
    /[#\\\0]/.test(url) ||
    /[%#?\\\0]|(?<!^\/@fs\/[a-z]):|\/\/|\/\.{1,2}(?:\/|$)/i.test(path)
  )
    return false
  if (virtual.includes(path)) return true
  if (path.startsWith('/@fs/')) return isReadable(resolve('/', path.slice('/@fs/'.length))) === true
  if (/^\/(?:@|__)/.test(path)) return false
  return isReadable(join(root, path)) !== false
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Whether a file may be read, wherever links lead; undefined where there is none. */
function isReadable(file: string): boolean | undefined {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined
  const name = relativeTo(realpathSync('.'), realpathSync(file)) ?? inPackages(realpathSync(file))
  return name !== undefined && served.some((pattern) => pattern.test(name))
}

function relativeTo(folder: string, file: string): string | undefined {
  const name = relative(folder, file)
  return name.startsWith('..') || isAbsolute(name) ? undefined : name.replaceAll(sep, '/')
}

/** Where packages are installed: copies of a project share those of another. */
const installed = () => dirname(realpathSync('node_modules/vite'))

function inPackages(file: string): string | undefined {
  const name = relativeTo(installed(), file)
  return name && `node_modules/${name}`
}

/** What is no page runs nothing where it is opened as one, such as a drawing with a script. */
export const inert = "default-src 'none'; sandbox"

/**
 * Keeps development servers to the files that browsers load: settings, keys, databases and all else of the machine are
 * nobody's to read, and no other site reads anything.
 */
export function servedFiles(): Plugin {
  return {
    name: 'site:served-files',
    apply: 'serve',
    config: () => ({
      server: {
        cors: false,
        fs: {
          strict: true,
          allow: [
            ...['components', 'content', 'data', 'packages', 'pages', 'renderer', '.cache/desk'],
            installed(),
          ].map((folder) => resolve(folder)),
        },
        headers: { 'X-Content-Type-Options': 'nosniff' },
      },
    }),
    configureServer: {
      order: 'pre',
      handler({ config, middlewares }) {
        middlewares.use(({ url = '/' }, response, next) => {
          if (!isServed(url, config.root))
            return response.writeHead(404, { 'Content-Type': 'text/plain' }).end()
          if (/\.\w+(?:\?|$)/.test(url)) response.setHeader('Content-Security-Policy', inert)
          next()
        })
      },
    },
  }
}
