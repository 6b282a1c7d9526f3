import { createRequire } from 'node:module'
import { relative, resolve } from 'node:path'
import { type Plugin, parseSync } from 'vite'
import { describeDiagnostic, lineAt } from '../../../data/diagnostic.ts'

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
      if (!/^(?:pages|renderer|components|content|data)\/.*\.tsx?$/.test(file)) return
      const [forbidden] = checkImports(file, source)
      if (forbidden) this.error(describeDiagnostic(forbidden))
    },
  }
}

const { forbidden } = createRequire(import.meta.url)('../../../.dependency-cruiser.cjs') as {
  forbidden: ImportRule[]
}

interface ImportRule {
  comment: string
  from: { path?: string }
  to: { path?: string; pathNot?: string; dependencyTypesNot?: string[] }
}

/** The imports of a file that the rules of `.dependency-cruiser.cjs` about paths forbid. */
export function checkImports(file: string, source: string) {
  const rules = forbidden.filter(({ from, to }) => from.path && to.path && new RegExp(from.path).test(file))
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
function targetOf(specifier: string, from: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return relative('.', resolve(from, '..', specifier))
  return `node_modules/${specifier}`
}
