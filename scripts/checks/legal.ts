import { readFileSync } from 'node:fs'
import { type LegalName, legalText } from '#content/legal.ts'
import { lineOfToken } from '#content/tokens.ts'
import type { Fault } from './Fault.ts'

/** What keeps a legal text from being shown. */
export function legalFaults(name: LegalName): Fault[] {
  const file = `content/legal/${name}.md`
  try {
    legalText(name)
    return []
  } catch (error) {
    const { message } = error as Error
    const line = message.includes('token') ? lineOfToken(readFileSync(file, 'utf8'), message) : 1
    return [
      { file, line, what: message, cure: 'use a name from content/tokens.ts, or add the field at the top' },
    ]
  }
}
