import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { relative, resolve } from 'node:path'
import { describeDiagnostic, lineAt } from '@lintel/rules/diagnostic.ts'
import { type Plugin, parseSync } from 'vite'
import { moduleNamed } from '../render/modulesOf.ts'

/**
 * In development, checks the imports of each requested file with the rules of `npm run check -- imports`,
 * because the errors that forbidden imports cause later are hard to understand.
 */
export function rulesInDevelopment(): Plugin {
  return {
    name: 'site:rules-in-development',
    apply: 'serve',
    enforce: 'pre',
    transform(source, id) {
      const file = relative(process.cwd(), id)
      if (!/^(?:pages|renderer|components|data|packages)\/.*\.tsx?$/.test(file)) return
      const [forbidden] = checkImports(file, source)
      if (forbidden) this.error(describeDiagnostic(forbidden))
    },
  }
}

/** Where the engine is an installed package, its own exports restrict imports. */
const file = resolve('.dependency-cruiser.cjs')
const { forbidden } = (existsSync(file) ? createRequire(file)(file) : { forbidden: [] }) as {
  forbidden: ImportRule[]
}

interface ImportRule {
  comment: string
  from: { path?: string; pathNot?: string }
  to: { path?: string; pathNot?: string; dependencyTypesNot?: string[] }
}

/** Finds imports in a file that a path rule of `.dependency-cruiser.cjs` forbids. */
export function checkImports(file: string, source: string) {
  const rules = forbidden.flatMap(({ comment, from, to }) => {
    const match = from.path && to.path ? new RegExp(from.path).exec(file) : null
    if (!match || (from.pathNot && new RegExp(from.pathNot).test(file))) return []
    // "$1" is what the first group of `from` has matched.
    return { ...to, comment, pathNot: to.pathNot?.replace('$1', match[1] ?? '') }
  })
  return parseSync(file, source).module.staticImports.flatMap(
    ({ moduleRequest: { value, start }, entries }) => {
      const target = targetOf(value, file)
      const isOfTypes = entries.length > 0 && entries.every(({ isType }) => isType)
      const broken = rules.find(
        ({ path = '', pathNot, dependencyTypesNot = [] }) =>
          new RegExp(path).test(target) &&
          !(pathNot && new RegExp(pathNot).test(target)) &&
          !(isOfTypes && dependencyTypesNot.includes('type-only')),
      )
      if (!broken) return []
      const message = `the import of ${value} is forbidden`
      return { file, line: lineAt(source, start), message, fix: broken.comment }
    },
  )
}

/**
 * Returns the path of an import's target from the project's folder; for packages, where they are installed.
 */
const targetOf = (specifier: string, from: string) =>
  moduleNamed(specifier, from) ?? `node_modules/${specifier}`
