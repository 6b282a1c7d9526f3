import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { parseSync } from 'vite'

/**
 * The project's own modules that may run when these do: they themselves, and all that they import, however far down.
 * @param read what each module imports, as far as it is known already
 */
export function modulesOf(entries: string[], read = new Map<string, string[]>()): string[] {
  const found = new Set(entries)
  for (const file of found) {
    const imports = read.get(file) ?? importsOf(file)
    read.set(file, imports)
    for (const imported of imports) found.add(imported)
  }
  return [...found].sort()
}

function importsOf(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return []
  const code = readFileSync(file, 'utf8')
  const { staticImports, dynamicImports } = parseSync(file, code).module
  const needed = staticImports.filter(
    ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType),
  )
  const named = [
    ...needed.map(({ moduleRequest }) => moduleRequest.value),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
  ]
  return named.flatMap((name) => {
    if (name.startsWith('#')) return name.slice(1)
    return name.startsWith('.') ? relative('.', resolve(file, '..', name)) : []
  })
}
