import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { minifySync, type Plugin, type ViteDevServer } from 'vite'
import { logoRules } from '../content/logo.ts'
import { isCopyAddress } from '../content/pictures.ts'
import { readSite, siteFile } from '../content/readSite.ts'
import { filesOf } from '../content/sources.ts'
import type { Output } from '../outputs/output.ts'
import { accentTheme, blueprintColors } from './accent/tokens.ts'
import { contentInDevelopment } from './contentInDevelopment.ts'
import { developmentErrorDocument } from './developmentError.ts'
import { engineFile } from './engineFile.ts'
import { islandModule, islandNames, kitFiles } from './kitFiles.ts'
import { servedFiles } from './servedFiles.ts'
import { stylesByPage } from './stylesByPage.ts'
import { familyOf } from './typeface.ts'

/** Returns the Vite plugins of this site. */
export const sitePlugins = (): Plugin[] => [
  servedFiles(),
  contentInDevelopment(),
  brandAccent(),
  printedTypeface(),
  stylesByPage(),
  browserEntries(),
  stringsForBrowsers(),
  sonnerWithoutStyleTag(),
  shortThemeScript(),
  blogInDevelopment(),
  appsInDevelopment(),
]

/** The style sheet for print and forced colors, which does not block other screens. */
const otherMedia = 'renderer/otherMedia.css'

/**
 * Browser modules that documents reference directly, so no page imports them: islands, the code that mounts
 * them, and other scripts.
 */
const browserModules = () =>
  Object.fromEntries([
    ['kit/hydration/mount.tsx', kitFiles.mount],
    ['kit/consent/start.ts', kitFiles.consent],
    ['kit/behaviors/menuGroup.ts', kitFiles.menuGroup],
    ...globSync('components/scripts/*.ts').map((file) => [file, file]),
    ...islandNames().map((name) => [`kit/islands/${name}.tsx`, islandModule(name)]),
  ])

/** React and other code that several islands need: one file, fetched once for the whole site. */
const frameworkModules =
  /node_modules\/(react|react-dom|scheduler|clsx)\/|kit\/(hydration\/mount|ui\/(Button|Modal)|icons\/(SvgIcon|interface))|rules\/(fillIn|ownValue)/

/**
 * Makes every island, and the style sheet for other media, an entry of the browser build. Their addresses are
 * then in the manifest, so documents can name them, and browsers need neither a registry of islands nor a
 * second request.
 */
function browserEntries(): Plugin {
  return {
    name: 'site:browser-entries',
    configEnvironment(name) {
      if (name !== 'client') return
      const modules = browserModules()
      const input = Object.fromEntries(
        Object.entries({ ...modules, [otherMedia]: otherMedia }).map(([name, file]) => [
          name.replace(/\.\w+$/, ''),
          `/${file}`,
        ]),
      )
      return {
        build: {
          rolldownOptions: {
            input,
            preserveEntrySignatures: 'exports-only',
            output: { codeSplitting: { groups: [{ name: 'react', test: frameworkModules }] } },
          },
        },
        optimizeDeps: { entries: Object.values(modules) },
      }
    },
  }
}

/**
 * Adds the brand's accent colors and the rules of its logo to the design tokens before Tailwind reads them.
 * @param sheet matches the style sheet that imports the tokens
 */
export function brandAccent(sheet = /\/renderer\/styles\.css(?:\?|$)/): Plugin {
  return {
    name: 'site:brand-accent',
    enforce: 'pre',
    transform: {
      filter: { id: sheet },
      handler(code) {
        this.addWatchFile(resolve(siteFile))
        const { accent, logo } = readSite()
        return { code: code + accentTheme(accent) + blueprintColors(accent) + logoRules(logo), map: null }
      },
    },
  }
}

/**
 * Sets the margins of printed pages in the brand's typeface: they have no custom properties. It runs after Vite has
 * put `print.css` into the sheet.
 */
function printedTypeface(): Plugin {
  return {
    name: 'site:printed-typeface',
    transform: {
      filter: { id: /\/renderer\/otherMedia\.css(?:\?|$)/ },
      handler: (code) => ({
        code: code.replace(familyOf('instrument-sans'), familyOf(readSite().typeface)),
        map: null,
      }),
    },
  }
}

/**
 * Replaces `forBrowsers.ts`, `collectionList.ts`, `site.ts` and `strings.ts` of `packages/engine/content/` in
 * browser bundles with the values that they export, so that browsers load no YAML parser. Each export is a
 * module of its own, so a script contains only the strings it uses.
 */
export function stringsForBrowsers(): Plugin {
  let server: ViteDevServer | undefined
  return {
    name: 'site:strings-for-browsers',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer(started) {
      server = started
    },
    load: {
      filter: {
        id: /\/(?:engine\/content\/(?:forBrowsers|collectionList|strings)\.[jt]s|data\/site\.ts)(?:\?export=\w+)?$/,
      },
      async handler(id) {
        for (const file of filesOf('content/**/*.yaml')) this.addWatchFile(resolve(file))
        const [file = id, exportName] = id.split('?export=')
        const exports = await (server?.ssrLoadModule(file) ?? import(pathToFileURL(file).href))
        const code = exportName
          ? `export const ${exportName} = ${JSON.stringify(exports[exportName], withoutTypeface)}`
          : Object.keys(exports)
              .map((name) => `export { ${name} } from '${file}?export=${name}'`)
              .join('\n')
        return { code, moduleSideEffects: false }
      },
    },
  }
}

/** Style sheets alone set the typeface, so that another one leaves all scripts as they are. */
const withoutTypeface = (name: string, value: unknown) => (name === 'typeface' ? undefined : value)

const insertion = /function (\w+)\(\w+,\{insertAt[^`]*?\}\1\(`[^`]*`(?:,[^)]*)?\);/

/**
 * Sonner inserts its style sheet as a `<style>` element when it loads, which the content security policy
 * forbids. The sheet is served as a file instead (see `packages/kit/toasts/`), so this removes the insertion.
 * @throws Error if a new version of Sonner inserts it differently
 */
function sonnerWithoutStyleTag(): Plugin {
  return {
    name: 'site:sonner-without-style-tag',
    transform: {
      filter: { id: /node_modules\/(?:\.vite\/deps\/)?sonner(?:\/dist\/index\.mjs|\.js)/ },
      handler(code, id) {
        if (id.includes('.vite/deps')) return
        const stripped = code.replace(insertion, '')
        if (stripped === code)
          throw new Error(
            'sonner inserts its styles in a new way: adapt packages/engine/render/vitePlugins.ts',
          )
        return { code: stripped, map: null }
      },
    },
  }
}

/** Minifies the theme script, the only part of the rendering bundle that is inlined in documents as it is. */
function shortThemeScript(): Plugin {
  return {
    name: 'site:short-theme-script',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/kit\/theme\/followTheme\.[jt]s$/ },
      handler: (code, id) => ({ code: minifySync(id, code, { module: true }).code, map: null }),
    },
  }
}

/** In development, serves what `outputs/blogFiles.ts` writes in a build, and shows errors in the brand. */
function blogInDevelopment(): Plugin {
  return {
    name: 'site:blog-in-development',
    apply: 'serve',
    configureServer(server) {
      // Routes cannot be loaded while the brand is invalid, and Vike would not say why.
      server.middlewares.use(({ headers, url = '/' }, response, next) => {
        if (!headers.accept?.includes('text/html')) return next()
        try {
          readSite()
        } catch (error) {
          response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' })
          return response.end(developmentErrorDocument(error, url))
        }
        next()
      })
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        if (!isCopyAddress(pathname)) return next()
        const { convertedPicture } = await server.ssrLoadModule(
          `/${engineFile('@lintel/engine/outputs/pictures.ts')}`,
        )
        try {
          const picture = await readFile(await convertedPicture(pathname))
          response.setHeader('Content-Type', pathname.endsWith('.svg') ? 'image/svg+xml' : 'image/webp')
          response.end(picture)
        } catch (error) {
          response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' })
          response.end((error as Error).message)
        }
      })
      server.middlewares.use('/blog', async (request, response, next) => {
        const path = `blog${new URL(request.url ?? '/', 'http://localhost').pathname}`
        if (!/\.(?:xml|json|md)$/.test(path)) return next()
        const { blogFiles } = await server.ssrLoadModule(
          `/${engineFile('@lintel/engine/outputs/blogFiles.ts')}`,
        )
        const output = (blogFiles() as Output[]).find((file) => file.path === path)
        if (!output) return next()
        response.setHeader('Content-Type', `${types[path.split('.').at(-1) ?? '']}; charset=utf-8`)
        response.end(output.content)
      })
    },
  }
}

const types: Record<string, string> = {
  xml: 'application/atom+xml',
  json: 'application/json',
  md: 'text/markdown',
}

/** In development, serves the documents, style sheets, colors and font of apps that `outputs/apps.ts` writes in a build. */
function appsInDevelopment(): Plugin {
  return {
    name: 'site:apps-in-development',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/apps', async (request, response, next) => {
        const { appColors, appFont, branded } = await server.ssrLoadModule(
          `/${engineFile('@lintel/engine/outputs/apps.ts')}`,
        )
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        if (pathname === '/colors.css') {
          response.setHeader('Content-Type', 'text/css; charset=utf-8')
          return response.end(appColors().content)
        }
        if (`apps${pathname}` === appFont.path) return response.end(await readFile(appFont.source))
        const isSheet = pathname.endsWith('.css')
        const file = join(server.config.publicDir, 'apps', pathname, isSheet ? '' : 'index.html')
        if (!/^\/[\w-]+(?:\/[\w-]+\.css)?$/.test(pathname) || !existsSync(file)) return next()
        response.setHeader('Content-Type', `text/${isSheet ? 'css' : 'html'}; charset=utf-8`)
        response.end(branded(await readFile(file, 'utf8'), file))
      })
    },
  }
}
