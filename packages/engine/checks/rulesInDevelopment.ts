import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { relative, resolve } from 'node:path'
import { describeDiagnostic, lineAt } from '@lintel/rules/diagnostic.ts'
import { type Plugin, parseSync } from 'vite'
import { moduleNamed } from '../render/modulesOf.ts'

/**
 * In development: says of a file that is asked for what `npm run check -- imports` would say of its imports, before they
 * fail in words that nobody understands.
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

/** Where the engine is installed, its packages themselves say what may be imported. */
const file = resolve('.dependency-cruiser.cjs')
const { forbidden } = (existsSync(file) ? createRequire(file)(file) : { forbidden: [] }) as {
  forbidden: ImportRule[]
}

interface ImportRule {
  comment: string
  from: { path?: string; pathNot?: string }
  to: { path?: string; pathNot?: string; dependencyTypesNot?: string[] }
}

/** The imports of a file that the rules of `.dependency-cruiser.cjs` about paths forbid. */
export function checkImports(file: string, source: string) {
  const rules = forbidden.filter(
    ({ from, to }) =>
      from.path &&
      to.path &&
      new RegExp(from.path).test(file) &&
      !(from.pathNot && new RegExp(from.pathNot).test(file)),
  )
  return parseSync(file, source).module.staticImports.flatMap(
    ({ moduleRequest: { value, start }, entries }) => {
      const target = targetOf(value, file)
      const isOfTypes = entries.length > 0 && entries.every(({ isType }) => isType)
      const broken = rules.find(
        ({ to: { path = '', pathNot, dependencyTypesNot = [] } }) =>
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

/** From the project's folder; of a package, where it is installed. */
const targetOf = (specifier: string, from: string) =>
  moduleNamed(specifier, from) ?? `node_modules/${specifier}`
