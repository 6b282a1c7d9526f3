import { common, createLowlight } from 'lowlight'
import type { ElementNode } from './nodes.ts'

const { bash, css, json, python, sql, typescript, xml, yaml } = common
const grammars = createLowlight({ bash, css, json, python, sql, typescript, xml, yaml } as typeof common)
grammars.registerAlias({ typescript: ['javascript', 'js', 'jsx'] })

/**
 * Code as elements whose classes (`code-keyword`, `code-string` …) the style sheet colors, as the content security
 * policy forbids styles; undefined for a language that has no grammar here, so that it stays as it is.
 */
export function highlight(code: string, language: string): ElementNode['children'] | undefined {
  if (!grammars.registered(language)) return undefined
  return grammars.highlight(language, code, { prefix: 'code-' }).children as ElementNode['children']
}
