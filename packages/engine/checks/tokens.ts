import { type Diagnostic, lineAt } from '@lintel/rules/diagnostic.ts'
import { resolveConditions, type Tokens } from '../content/fillTokens.ts'
import { withChangedCode } from '../content/markdown/codeAndComments.ts'
import { frontMatter } from './markdown.ts'

/**
 * Finds each `{{token}}` of a Markdown file that is unknown, such as a removed claim, or that is not set and
 * not inside a condition.
 * @param tokens the value of each token: `tokens` of `packages/engine/content/tokens.ts`
 */
export function checkTokens(file: string, source: string, tokens: Tokens): Diagnostic[] {
  // In code, double braces are those of a template.
  const [matter = ''] = frontMatter.exec(source) ?? []
  const text = matter + withChangedCode(source.slice(matter.length), (code) => code.replaceAll('{{', ''))
  const resolved = resolveConditions(text, tokens, (dropped) => dropped.replaceAll(/[^\n]/g, ''))
  return [...resolved.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].flatMap((match) => {
    const [, token = ''] = match
    const at = { file, line: lineAt(resolved, match.index) }
    if (Object.hasOwn(tokens, token))
      return tokens[token] === null
        ? {
            ...at,
            message: `{{${token}}} is not set in content/site.yaml`,
            fix: `write {{#${token}}} before the words that need it, and {{/${token}}} after them`,
          }
        : []
    const claim = /^claim\.(\w+)/.exec(token)?.[1]
    return {
      ...at,
      message: claim ? `there is no claim "${claim}"` : `there is no token {{${token}}}`,
      fix: claim
        ? 'write its record in content/claims.yaml, or say this without it'
        : `use one of: ${Object.keys(tokens)
            .filter((name) => !name.startsWith('claim.'))
            .join(', ')}`,
    }
  })
}
