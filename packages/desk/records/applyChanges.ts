import type { Change } from '@lintel/engine/content/change.ts'
import { editYaml } from '@lintel/engine/content/editYaml.ts'
import { recordIn } from '@lintel/engine/content/records.ts'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { faultsIn } from './diagnose.ts'

interface Changed {
  /** Of the whole file, with the changes that may be written. */
  text: string
  /** The places in `changes` of those that may not. */
  held: number[]
  /** Why they may not. */
  diagnostics: Diagnostic[]
}

/**
 * Puts changes on a record. Those that no page could be made of are held back, and the others stay: one wrong entry keeps
 * no other from the file.
 * @param text of the whole file
 */
export function changedText(file: string, text: string, changes: Change[]): Changed {
  const source = recordIn(file, text)
  const rest = text.slice(source.length)
  const withChanges = (held: number[]) => {
    const unwritable: Diagnostic[] = []
    const edited = changes.reduce((each, change, index) => {
      if (held.includes(index)) return each
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
  const diagnostics = [...unwritable, ...faultsIn(file, all)]
  if (diagnostics.length === 0) return { text: all, held: [], diagnostics }
  const atFault = changes.filter((change) => isAtFault(change, diagnostics))
  const held = changes.flatMap((change, index) =>
    atFault.some((each) => isWithin(change, each)) ? index : [],
  )
  const isApart =
    held.length > 0 && held.length < changes.length && changes.every(({ kind }) => kind === 'set')
  if (isApart) {
    const some = withChanges(held)
    if (some.unwritable.length === 0 && faultsIn(file, some.text).length === 0)
      return { text: some.text, held, diagnostics }
  }
  return { text, held: changes.map((_, index) => index), diagnostics }
}

const cannotBeWritten = {
  message: 'this cannot stand here',
  fix: 'write it in other words, or without the signs in it',
}

const placeOf = ({ path }: Pick<Change, 'path'>) => `${path.join('.')}.`

/** What is changed in an entry goes with the change that has added it. */
const isWithin = (inner: Change, outer: Change) => placeOf(inner).startsWith(placeOf(outer))

/** Whether something wrong stands where a change was made. */
function isAtFault(change: Change, diagnostics: Diagnostic[]): boolean {
  const place = placeOf(change)
  return diagnostics.some(({ field = '' }) => `${field}.`.startsWith(place) || place.startsWith(`${field}.`))
}
