import { type LegalName, legalText } from '#content/legal.ts'
import type { Diagnostic } from '#data/diagnostic.ts'

/** What keeps a legal text from being shown, tokens apart. */
export function checkLegal(name: LegalName): Diagnostic[] {
  const file = `content/legal/${name}.md`
  try {
    legalText(name)
    return []
  } catch (error) {
    // Of tokens, each is named by `checkTokens`.
    if ((error as Error).message.includes('token')) return []
    const message = (error as Error).message.replace(`${file} `, '').replace(/\.$/, '')
    return [{ file, line: 1, message, fix: 'write it between the lines "---" at the top' }]
  }
}
