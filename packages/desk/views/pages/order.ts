import { type Path, valueAt } from '@lintel/engine/content/change.ts'
import { type CollectionName, collections } from '@lintel/engine/content/collections.ts'
import { editYaml } from '@lintel/engine/content/editYaml.ts'
import { pathOf } from '@lintel/engine/content/recordPaths.ts'
import { setUnsaved } from '@lintel/engine/content/sources.ts'
import { getCollection } from '@lintel/engine/content/store.ts'
import { fieldAt } from '../../records/fieldNames.ts'
import { orderPaths } from '../../records/kinds.ts'
import { titleOf } from '../../records/nameOfFile.ts'
import { nameOf, nameOfKind, plural } from '../../records/names.ts'
import { DeskError } from '../../server/action.ts'
import { readText } from '../../server/files.ts'
import { saveTogether } from '../../server/history.ts'

/** The records of a kind that stand in a list of the site, in their order. */
export interface OrderedList {
  /** Of the field with their places. */
  path: Path
  label: string
  entries: { file: string; title: string }[]
}

const fileOf = (kind: CollectionName, id: string) => `content/${pathOf(collections[kind].files, id)}`

export function orderedLists(kind: CollectionName): OrderedList[] {
  const records: { id: string }[] = getCollection(kind as Parameters<typeof getCollection>[0])
  return orderPaths(kind).map((path) => {
    const placed = records.flatMap((record) => {
      const place = valueAt(record, path)
      return typeof place === 'number' ? { record, place } : []
    })
    return {
      path,
      label: path.length > 1 ? nameOfPlace(kind, path) : capitalPlural(kind),
      entries: placed
        .sort((one, other) => one.place - other.place)
        .map(({ record }) => ({ file: fileOf(kind, record.id), title: titleOf(record) ?? record.id })),
    }
  })
}

const nameOfPlace = (kind: CollectionName, path: Path) =>
  fieldAt(fileOf(kind, 'any'), path)?.title ?? nameOf(String(path.at(-1)))

const capitalPlural = (kind: CollectionName) =>
  nameOf(plural(nameOfKind(collections[kind].label).toLowerCase()))

/**
 * Writes the places of a list, as one undo step.
 * @param files its records in their new order
 * @throws DeskError where it has other records by now
 */
export function reorder(kind: CollectionName, path: Path, files: string[]) {
  const list = orderedLists(kind).find((each) => each.path.join() === path.join())
  const former = (list?.entries ?? []).map(({ file }) => file)
  if (!list || former.toSorted().join() !== files.toSorted().join())
    throw new DeskError(
      { file: '', message: 'this list has other entries by now', fix: 'open it again' },
      409,
    )
  const rewrites = files.flatMap((file, index) => {
    const { text } = readText(file)
    const after = editYaml(text, { kind: 'set', path, value: index + 1 })
    return after === text ? [] : [{ file, before: text, after }]
  })
  saveTogether(rewrites, `order: ${list.label}`)
  for (const { file } of rewrites) setUnsaved(file, undefined)
}
