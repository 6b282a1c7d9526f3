import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { parseSync } from 'vite'
import { engineFile } from './engineFile.ts'

/**
 * Returns these modules of the project and everything they import, directly or not.
 * @param read the imports of each module read so far; reused between calls
 */
export function modulesOf(entries: string[], read = new Map<string, string[]>()): string[] {
  const modules = new Set(entries)
  for (const file of modules) {
    const imports = read.get(file) ?? importsOf(file)
    read.set(file, imports)
    for (const imported of imports) modules.add(imported)
  }
  return [...modules].sort()
}

function importsOf(file: string): string[] {
  if (!/\.(?:tsx?|js)$/.test(file)) return []
  const code = readFileSync(file, 'utf8')
  const { staticImports, dynamicImports } = parseSync(file, code).module
  const needed = staticImports.filter(
    ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType),
  )
  const named = [
    ...needed.map(({ moduleRequest }) => moduleRequest.value),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
  ]
  return named.flatMap((name) => moduleNamed(name, file) ?? [])
}

/** Returns the file of an import, relative to the project; undefined for third-party packages. */
export function moduleNamed(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return relative('.', resolve(from, '..', specifier))
  const [, scope, path] = /^@(lintel|site)\/(.+)$/.exec(specifier) ?? []
  return path && (scope === 'lintel' ? engineFile(specifier) : path)
}
