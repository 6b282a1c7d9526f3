import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { parseSync } from 'vite'

/** The project's own modules that run when these do: they themselves, and all that they import, however far down. */
export function modulesOf(...entries: string[]): string[] {
  const found = new Set(entries)
  for (const file of found) for (const imported of importsOf(file)) found.add(imported)
  return [...found].sort()
}

function importsOf(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return []
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  return module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .flatMap(({ moduleRequest: { value } }) => {
      if (value.startsWith('#')) return value.slice(1)
      return value.startsWith('.') ? relative('.', resolve(file, '..', value)) : []
    })
}
