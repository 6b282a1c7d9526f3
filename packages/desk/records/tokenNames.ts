import { siteFile } from '@lintel/engine/content/readSite.ts'
import { tokens } from '@lintel/engine/content/tokens.ts'
import { fieldAt } from './fieldNames.ts'
import { nameOf } from './names.ts'

/** What each `{{token}}` of the brand stands for, as the form of the brand calls it. */
export const tokenNames = () =>
  Object.fromEntries(
    Object.keys(tokens)
      .filter((token) => !token.startsWith('claim.'))
      .map((token) => [token, nameOfToken(token)]),
  )

function nameOfToken(token: string): string {
  const path = token.split('.')
  const field = fieldAt(siteFile, path) ?? fieldAt(siteFile, ['legal', ...path])
  return field?.title ?? nameOf(token.replace('.', ' '))
}
