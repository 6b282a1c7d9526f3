import { realpathSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { isFile } from '../content/sources.ts'

/** What Vite makes of a package when it starts, or first needs it. */
const dependency = /^\.cache\/desk\/frame\/deps\/[\w.@-]+\.js(?:\.map)?$/

/** The files that browsers load in development: code, styles, fonts and pictures, and nothing else. */
const served = [
  /^(?:components|content|data|pages|renderer|packages\/(?:desk|engine|kit|rules))\/(?:[^./][^/]*\/)*[^./][^/]*\.(?:tsx?|css|woff2|png|jpe?g|webp|avif|svg)$/,
  /^node_modules\/.+\.(?:[cm]?js|css|woff2)(?:\.map)?$/,
  dependency,
]

/** Virtual modules of Vite. */
const virtual = ['/@vite/client', '/@react-refresh']

/**
 * Whether a development server answers an address. If no file of this project matches, it may be a page or in
 * `public/`. Ambiguous addresses are refused.
 * @param url the requested URL with its query
 * @param root the folder that the server serves, which URLs are relative to
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
  if (path.startsWith('/@fs/')) {
    const file = resolve('/', path.slice('/@fs/'.length))
    return isReadable(file) ?? isDependency(file)
  }
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

/** Whether a file may be read, after following symbolic links; undefined if it does not exist. */
function isReadable(file: string): boolean | undefined {
  if (!isFile(file)) return undefined
  const name = relativeTo(realpathSync('.'), realpathSync(file)) ?? inPackages(realpathSync(file))
  return name !== undefined && served.some((pattern) => pattern.test(name))
}

/** A dependency that is not made yet is answered too, as Vite waits for it: without it, the window stays empty. */
const isDependency = (file: string) => dependency.test(relativeTo(resolve('.'), file) ?? '')

function relativeTo(folder: string, file: string): string | undefined {
  const name = relative(folder, file)
  return name.startsWith('..') || isAbsolute(name) ? undefined : name.replaceAll(sep, '/')
}

/** The folder of installed packages, which may be shared by several copies of the project. */
const installed = () => dirname(realpathSync('node_modules/vite'))

function inPackages(file: string): string | undefined {
  const name = relativeTo(installed(), file)
  return name && `node_modules/${name}`
}

/** For everything but pages: a file opened directly, such as an SVG with a script, runs nothing. */
export const inert = "default-src 'none'; sandbox"

/**
 * Restricts development servers to the files that browsers load. Settings, keys and databases cannot be read,
 * and other sites can read nothing.
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
            'components',
            'content',
            'data',
            'packages',
            'pages',
            'renderer',
            '.cache/desk',
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
