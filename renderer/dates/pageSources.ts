import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseSync } from 'vite'

/** Where the words and the make-up of pages lie. What every page shares, such as buttons and the frame, dates none. */
const counted = /^(?:pages|components\/sections|data|content\/legal)\//

/** Where code asks for the words of a page or of a service. */
const words = /\b(page|service)Words\('([\w-]+)'\)/g

const known = new Map<string, string[]>()

/**
 * The files that a page is made of, from the project's folder: its own, and those that they import.
 * @param folder "pages/about"
 */
export function pageSources(folder: string): string[] {
  const found = new Set<string>()
  const waiting = globSync(join(folder, '*.{ts,tsx}'))
  for (const file of waiting) {
    if (found.has(file) || !counted.test(file)) continue
    found.add(file)
    waiting.push(...importsOf(file))
    for (const [, kind, name] of readFileSync(file, 'utf8').matchAll(words))
      found.add(`content/${kind}s/${name}.yaml`)
  }
  const legal = `content/legal/${folder.slice('pages/'.length)}.md`
  return [...found, ...(existsSync(legal) ? [legal] : [])].sort()
}

function importsOf(file: string): string[] {
  const cached = known.get(file)
  if (cached) return cached
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  const imports = module.staticImports.flatMap(({ moduleRequest }) => fileOf(moduleRequest.value, file) ?? [])
  known.set(file, imports)
  return imports
}

/** The project's own file that an import names, if it names one. */
function fileOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return relative('.', resolve(from, '..', specifier))
  return undefined
}
