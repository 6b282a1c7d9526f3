import { globSync, readFileSync } from 'node:fs'
import { dirname, extname } from 'node:path'
import { Scanner } from '@tailwindcss/oxide'
import { Features, type Targets, transform } from 'lightningcss'
import type { Plugin } from 'vite'
import { modulesOf } from './modulesOf.ts'

/** What stands around every page and runs on it, besides the modules of its own folder. */
const everywhere = [
  'components/layout/Frame.tsx',
  'components/theme/followTheme.ts',
  'renderer/+client.ts',
  'components/consent/start.ts',
]

/**
 * Makes of the style sheet one for each kind of page, by Vike's name of its folder: with all rules but those for classes
 * that Tailwind finds in none of its modules, neither in what renders it nor in what its islands and scripts show later.
 */
export function stylesByPage(): Plugin {
  let targets: Targets
  let isDevelopment: boolean
  return {
    name: 'site:styles-by-page',
    // Tailwind and Vite have made the whole sheet by then, as a string.
    enforce: 'post',
    configResolved({ build, command }) {
      isDevelopment = command === 'serve'
      targets = Object.fromEntries([build.cssTarget || []].flat().map(targetOf))
    },
    transform: {
      filter: { id: /\/renderer\/styles\.css\?by-page/ },
      handler(code) {
        const sheet: string = JSON.parse(code.replace('export default ', ''))
        const names = globSync('pages/**/+Page.tsx').map((page) => [`/${dirname(page)}`, page] as const)
        // Whoever writes would wait two seconds for this after each change: there every page has the whole sheet.
        if (isDevelopment) {
          const all = `${JSON.stringify(names.map(([name]) => name))}.map((name) => [name, sheet])`
          return {
            code: `const sheet = ${JSON.stringify(sheet)}\nexport default Object.fromEntries(${all})`,
            map: null,
          }
        }
        const classes = classesIn(sheet)
        const [imports, candidates] = [new Map<string, string[]>(), new Map<string, string[]>()]
        const pages = names.map(([name, page]) => {
          const modules = modulesOf([page, ...everywhere], imports).filter((file) => /\.tsx?$/.test(file))
          const used = new Set(modules.flatMap((file) => candidatesIn(file, candidates)))
          const unused = classes.filter((name) => !used.has(name))
          return [name, withoutClasses(sheet, unused, targets)]
        })
        return { code: `export default ${JSON.stringify(Object.fromEntries(pages))}`, map: null }
      },
    },
  }
}

/** What Tailwind takes for classes in a file. */
function candidatesIn(file: string, known: Map<string, string[]>): string[] {
  const found =
    known.get(file) ??
    new Scanner({}).scanFiles([{ content: readFileSync(file, 'utf8'), extension: extname(file).slice(1) }])
  known.set(file, found)
  return found
}

/** The classes that a style sheet has rules for, but those whose names are ids, animations or properties too. */
export function classesIn(sheet: string): string[] {
  const others = new Set(sheet.match(/(?<=#|@keyframes )[\w-]+|(?<=[{;])[\w-]+(?=:)/g))
  const classes = sheet.match(/(?<=\.)(?:[\w-]|\\.)+/g)?.map((name) => name.replaceAll('\\', ''))
  return [...new Set(classes)].filter((name) => !others.has(name))
}

/** Takes the rules for these classes away, and what registers a property that nothing reads then; all others stay. */
function withoutClasses(sheet: string, unusedSymbols: string[], targets: Targets): string {
  const { code } = transform({
    ...{ filename: 'styles.css', code: Buffer.from(sheet), minify: true, unusedSymbols, targets },
    // Vite has written these for older browsers already.
    exclude: Features.LightDark,
  })
  const rules = code.toString()
  return rules.replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) =>
    rules.includes(`var(${name}`) ? rule : '',
  )
}

/** A browser as Vite names it ("safari16.4"), for Lightning CSS. */
function targetOf(browser: string): [name: string, version: number] {
  const [, name = '', major, minor] = /^([a-z]+)(\d+)(?:\.(\d+))?$/.exec(browser) ?? []
  return [name === 'ios' ? 'ios_saf' : name, (Number(major) << 16) | (Number(minor ?? 0) << 8)]
}
