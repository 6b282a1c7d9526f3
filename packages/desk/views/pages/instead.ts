import { basename, dirname } from 'node:path'
import type { Change, Path } from '@lintel/engine/content/change.ts'
import { filesOf } from '@lintel/engine/content/sources.ts'
import { fieldsOf, joinParts, splitParts, updateFields } from '../../articles/frontMatter.ts'
import { applyChanges } from '../../records/applyChanges.ts'
import { nameOfFile } from '../../records/nameOfFile.ts'
import type { FileRewrite } from '../../records/questions.ts'
import { pathsNaming, placeOf, type Reference, textsNaming } from '../../records/references.ts'
import { DeskError } from '../../server/action.ts'
import { readText } from '../../server/files.ts'

/** The records of the same kind, which can be named in the place of one that is removed. */
export const recordsInsteadOf = (file: string) =>
  filesOf(`${dirname(file)}/*.yaml`, [file]).map((each) => ({
    id: basename(each, '.yaml'),
    label: nameOfFile(each, readText(each).text),
  }))

/** What would be removed with a record that it names, such as an entry of a list; null where something has to name one. */
export function goesWith(file: string): Reference[] | null {
  const places = textsNaming(file).flatMap(({ file: each, text }) =>
    pathsNaming(file, each, text).map((path) => {
      const change = removalOf(each, text, path)
      return change && placeOf(each, text, change.path)
    }),
  )
  return places.every((place) => place !== undefined) ? places : null
}

/**
 * Plans to name another record in the place of one that is removed, or none.
 * @param instead its id; null to remove what names the other
 * @param rewrites what changes besides
 * @returns all that changes
 * @throws DeskError where there is no such record, or a text cannot name it, or has to name one
 */
export function withoutNaming(file: string, instead: string | null, rewrites: FileRewrite[]): FileRewrite[] {
  if (instead !== null && !recordsInsteadOf(file).some(({ id }) => id === instead))
    throw new DeskError({ file, message: 'what was chosen instead is not there', fix: 'choose another' })
  const naming = textsNaming(file).map(({ file: each, text: before }): FileRewrite => {
    let after = rewrites.find((other) => other.file === each)?.after ?? before
    for (;;) {
      // The last, because an entry that is removed moves those after it.
      const path = pathsNaming(file, each, after).at(-1)
      if (!path) return { file: each, before, after }
      const change: Change | undefined =
        instead === null ? removalOf(each, after, path) : { kind: 'set', path, value: instead }
      const changed = change && textWith(each, after, change)
      if (!changed) {
        const { name, field } = placeOf(each, after, path)
        throw new DeskError({ file, message: `${name} names it (${field})`, fix: 'choose another instead' })
      }
      after = changed
    }
  })
  return [...rewrites.filter(({ file }) => !naming.some((each) => each.file === file)), ...naming]
}

/** Removes the smallest part of a record at a path that it can do without. */
const removalOf = (file: string, text: string, path: Path): Change | undefined =>
  path
    .map((_, index) => path.slice(0, path.length - index))
    // A page begins with its title.
    .filter((part) => !['blocks', 'blocks.0'].includes(part.join('.')))
    .map((part): Change => ({ kind: 'remove', path: part }))
    .find((change) => textWith(file, text, change) !== undefined)

/** A text after a change; undefined where it would not be in order. An article names nobody but its author. */
function textWith(file: string, text: string, change: Change): string | undefined {
  const fields = /\.mdx?$/.test(file) && fieldsOf(text)
  if (fields) {
    const { matter, ...parts } = splitParts(text)
    const author = change.kind === 'set' ? String(change.value) : ''
    return joinParts({ ...parts, matter: updateFields(matter, fields, { ...fields, author }) })
  }
  const changed = applyChanges(file, text, [change])
  return changed.diagnostics.length === 0 ? changed.text : undefined
}
