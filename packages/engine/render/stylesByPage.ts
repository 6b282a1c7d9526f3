import { globSync, readFileSync } from 'node:fs'
import { dirname, extname } from 'node:path'
import { Scanner } from '@tailwindcss/oxide'
import type { Plugin } from 'vite'
import { engineFile, islandNames } from './engineFile.ts'
import { modulesOf } from './modulesOf.ts'
import { classesIn } from './usedRules.ts'

/** What stands around every page and runs on it, besides the modules of its own folder. */
const everywhere = [
  'renderer/+client.ts',
  ...['kit/layout/SiteLayout.tsx', 'kit/theme/followTheme.ts', 'kit/consent/start.ts'].map(engineFile),
]

/** The style sheet, and what a page may carry of it: see `stylesOf.ts`. */
export interface StylesByPage {
  sheet: string
  /**
   * By Vike's name of their folder, the classes that pages of one kind may ever have, where there may be any number of them:
   * they share one sheet, and with it one policy.
   */
  kinds: Record<string, string[]>
  /** By their names, the classes that islands may ever have. */
  islands: Record<string, string[]>
}

/** Tells with the style sheet which of its classes Tailwind finds in the modules of islands and of kinds of pages. */
export function stylesByPage(): Plugin {
  let isDevelopment: boolean
  return {
    name: 'site:styles-by-page',
    // Tailwind and Vite have made the whole sheet by then, as a string.
    enforce: 'post',
    configResolved({ command }) {
      isDevelopment = command === 'serve'
    },
    transform: {
      // As a module alone: development makes it a plain sheet as well, behind `?direct`.
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
        // In development every page has the whole sheet: whoever writes would wait for this after each change.
        const kinds = isDevelopment ? [] : kindsOfPages(imports)
        const islands = isDevelopment ? [] : islandNames()
        const styles: StylesByPage = {
          sheet,
          kinds: Object.fromEntries(
            kinds.map((folder) => [`/${folder}`, classesOf([`${folder}/+Page.tsx`, ...everywhere])]),
          ),
          islands: Object.fromEntries(
            islands.map((name) => [name, classesOf([engineFile(`kit/islands/${name}.tsx`)])]),
          ),
        }
        return { code: `export default ${JSON.stringify(styles)}`, map: null }
      },
    },
  }
}

/** The folders of pages that are alike but for their words: those of blocks have nothing in common. */
const kindsOfPages = (imports: Map<string, string[]>) =>
  globSync('pages/**/+onBeforePrerenderStart.ts')
    .map(dirname)
    .filter((folder) => !modulesOf([`${folder}/+Page.tsx`], imports).includes('components/blocks/index.tsx'))

/** What a record must hold names blocks and fields, some of which are called as classes are. */
const hasClasses = (file: string) => /\.(?:tsx?|js)$/.test(file) && !/\bschemas?[./]/.test(file)

/** What Tailwind takes for classes in a file. */
function candidatesIn(file: string, classes: Map<string, string[]>): string[] {
  const candidates =
    classes.get(file) ??
    new Scanner({}).scanFiles([{ content: readFileSync(file, 'utf8'), extension: extname(file).slice(1) }])
  classes.set(file, candidates)
  return candidates
}
