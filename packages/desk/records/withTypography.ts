import { withTypographicTexts } from '@lintel/engine/checks/quotes.ts'
import type { Change } from '@lintel/engine/content/change.ts'

/** Changes of a record as they are written. */
export const withTypography = (file: string, changes: Change[]): Change[] =>
  changes.map((each) => (each.kind === 'set' ? { ...each, value: withTypographyInValue(file, each) } : each))

/** Straight quotes become typographic, because checks refuse them, and a space after the last word is dropped. */
function withTypographyInValue(file: string, { path, value }: { path: (string | number)[]; value: unknown }) {
  if (path.includes('code')) return value
  return withTypographicTexts(file, typeof value === 'string' ? value.trim() : value)
}
