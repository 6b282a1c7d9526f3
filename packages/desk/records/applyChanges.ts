import { withTypographicTexts } from '@lintel/engine/checks/quotes.ts'
import type { Change } from '@lintel/engine/content/change.ts'
import { editYaml } from '@lintel/engine/content/editYaml.ts'
import { recordIn } from '@lintel/engine/content/records.ts'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { findBlockingErrors } from './diagnose.ts'

interface ChangeResult {
  /** The whole file, with the accepted changes. */
  text: string
  /** The indices of changes that must not be written. */
  rejected: number[]
  diagnostics: Diagnostic[]
}

/**
 * Applies changes to a record, except those that would make it unreadable: one invalid entry must not block the others.
 * @param text of the whole file
 */
export function applyChanges(file: string, text: string, changes: Change[]): ChangeResult {
  const source = recordIn(file, text)
  const rest = text.slice(source.length)
  const withChanges = (rejected: number[]) => {
    const unwritable: Diagnostic[] = []
    const edited = changes.reduce((each, change, index) => {
      if (rejected.includes(index)) return each
      try {
        return editYaml(each, change)
      } catch {
        unwritable.push({ file, field: change.path.join('.'), ...cannotBeWritten })
        return each
      }
    }, source)
    return { text: edited + rest, unwritable }
  }
  const { text: all, unwritable } = withChanges([])
  const diagnostics = [...unwritable, ...findBlockingErrors(file, all)]
  if (diagnostics.length === 0) return { text: all, rejected: [], diagnostics }
  const culprits = changes.filter((change) => isCulprit(change, diagnostics))
  const rejected = changes.flatMap((change, index) =>
    culprits.some((each) => isWithin(change, each)) ? index : [],
  )
  const isIndependent =
    rejected.length > 0 && rejected.length < changes.length && changes.every(({ kind }) => kind === 'set')
  if (isIndependent) {
    const partial = withChanges(rejected)
    if (partial.unwritable.length === 0 && findBlockingErrors(file, partial.text).length === 0)
      return { text: partial.text, rejected, diagnostics }
  }
  return { text, rejected: changes.map((_, index) => index), diagnostics }
}

const cannotBeWritten = {
  message: 'this cannot stand here',
  fix: 'write it in other words, or without the signs in it',
}

const pathPrefix = ({ path }: Pick<Change, 'path'>) => `${path.join('.')}.`

/** A change inside an entry depends on the change that has added the entry. */
const isWithin = (inner: Change, outer: Change) => pathPrefix(inner).startsWith(pathPrefix(outer))

function isCulprit(change: Change, diagnostics: Diagnostic[]): boolean {
  const prefix = pathPrefix(change)
  return diagnostics.some(
    ({ field = '' }) => `${field}.`.startsWith(prefix) || prefix.startsWith(`${field}.`),
  )
}

/** Changes of a record as they are written. */
export const withTypography = (file: string, changes: Change[]): Change[] =>
  changes.map((each) => (each.kind === 'set' ? { ...each, value: withTypographyInValue(file, each) } : each))

/** Straight quotes become typographic, because checks refuse them, and a space after the last word is dropped. */
function withTypographyInValue(file: string, { path, value }: { path: (string | number)[]; value: unknown }) {
  if (path.includes('code')) return value
  return withTypographicTexts(file, typeof value === 'string' ? value.trim() : value)
}
