import type { Change } from '@lintel/engine/content/change.ts'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'

/** What is left of a refusal after a change: what it said of the changed field, and of all within, may be over. */
export function withoutChanged(diagnostics: Diagnostic[], { kind, path }: Change): Diagnostic[] {
  // Entries that are moved or removed leave their places to others.
  const changed = (kind === 'set' ? path : path.slice(0, -1)).join('.')
  const isWithin = (field = '') => field === changed || changed === '' || field.startsWith(`${changed}.`)
  return diagnostics.filter(({ field }) => field === undefined || !isWithin(field))
}
