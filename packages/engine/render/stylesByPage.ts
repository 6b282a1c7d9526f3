import { globSync, readFileSync } from 'node:fs'
import { dirname, extname } from 'node:path'
import { Scanner } from '@tailwindcss/oxide'
import type { Plugin } from 'vite'
import { islandModule, islandNames, kitFiles } from './kitFiles.ts'
import { modulesOf } from './modulesOf.ts'
import { classesIn } from './usedRules.ts'

/** Modules that are part of every page, besides those of its own folder. */
const everywhere = ['renderer/+client.ts', kitFiles.layout, kitFiles.theme, kitFiles.consent]

/** The style sheet and the classes that pages may need; see `stylesOf.ts`. */
export interface StylesByPage {
  sheet: string
  /**
   * Classes that pages of a kind may use, by Vike's id of their folder. Pages of a kind share one sheet, and
   * therefore one policy, however many there are.
   */
  kinds: Record<string, string[]>
  /** Classes that islands may use, by island name. */
  islands: Record<string, string[]>
}

/**
 * Adds to the style sheet which of its classes Tailwind finds in the modules of each island and kind of page.
 */
export function stylesByPage(): Plugin {
  let isDevelopment: boolean
  return {
    name: 'site:styles-by-page',
    // Runs after Tailwind and Vite, when the sheet is a complete string.
    enforce: 'post',
    configResolved({ command }) {
      isDevelopment = command === 'serve'
    },
    transform: {
      // Only as a module: development also requests it as a plain sheet, with `?direct`.
      filter: { id: /\/renderer\/styles\.css\?by-page&inline$/ },
      handler(code) {
        const sheet: string = JSON.parse(code.replace('export default ', ''))
        const classes = classesIn(sheet)
        const [imports, candidates] = [new Map<string, string[]>(), new Map<string, string[]>()]
        const classesOf = (entries: string[]) => {
          const modules = modulesOf(entries, imports).filter(hasClasses)
          return [...new Set(modules.flatMap((file) => candidatesIn(file, candidates)))].filter((name) =>
            classes.has(name),
          )
        }
        // In development every page gets the whole sheet, because computing this would slow down each change.
        const kinds = isDevelopment ? [] : kindsOfPages(imports)
        const islands = isDevelopment ? [] : islandNames()
        const styles: StylesByPage = {
          sheet,
          kinds: Object.fromEntries(
            kinds.map((folder) => [`/${folder}`, classesOf([`${folder}/+Page.tsx`, ...everywhere])]),
          ),
          islands: Object.fromEntries(islands.map((name) => [name, classesOf([islandModule(name)])])),
        }
        return { code: `export default ${JSON.stringify(styles)}`, map: null }
      },
    },
  }
}

/** Lists the folders whose pages differ only in content. Pages made of blocks have nothing in common. */
const kindsOfPages = (imports: Map<string, string[]>) =>
  globSync('pages/**/+onBeforePrerenderStart.ts')
    .map(dirname)
    .filter((folder) => !modulesOf([`${folder}/+Page.tsx`], imports).includes('components/blocks/index.tsx'))

/** Schemas contain the names of blocks and fields, some of which are also class names. */
const hasClasses = (file: string) => /\.(?:tsx?|js)$/.test(file) && !/\bschemas?[./]/.test(file)

/** Returns the candidates for classes that Tailwind finds in a file. */
function candidatesIn(file: string, classes: Map<string, string[]>): string[] {
  const candidates =
    classes.get(file) ??
    new Scanner({}).scanFiles([{ content: readFileSync(file, 'utf8'), extension: extname(file).slice(1) }])
  classes.set(file, candidates)
  return candidates
}
