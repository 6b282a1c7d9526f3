import { type Diagnostic, lineAt } from '#data/diagnostic.ts'

/**
 * Every `{{token}}` of a Markdown file that stands for nothing, such as a claim that was removed.
 * @param known what stands for each token: `tokens` of `content/tokens.ts`
 */
export function checkTokens(file: string, source: string, known: Record<string, string>): Diagnostic[] {
  return [...source.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].flatMap((match) => {
    const [, token = ''] = match
    if (Object.hasOwn(known, token)) return []
    const claim = /^claim\.(\w+)/.exec(token)?.[1]
    return {
      file,
      line: lineAt(source, match.index),
      message: claim ? `there is no claim "${claim}"` : `there is no token {{${token}}}`,
      fix: claim
        ? 'write its record in content/claims.yaml, or say this without it'
        : `use one of: ${Object.keys(known)
            .filter((name) => !name.startsWith('claim.'))
            .join(', ')}`,
    }
  })
}
