import type { Path } from '@lintel/engine/content/change.ts'
import {
  type CollectionName,
  collectionOf,
  collections,
  everyCollection,
  required,
  schemaOf,
} from '@lintel/engine/content/collections.ts'
import { pathOf } from '@lintel/engine/content/recordPaths.ts'
import { positionPaths } from './blank.ts'
import { fieldOf } from './fields.ts'
import { nameOfKind } from './names.ts'

/** The fields of a kind by which its records are sorted by hand, each for a list of its own. */
export function orderPaths(kind: CollectionName): Path[] {
  const schema = schemaOf(pathOf(collections[kind].files, 'any'))
  return schema ? positionPaths(fieldOf(schema)) : []
}

/** Kinds of records that can be created. */
export const kinds = everyCollection
  .filter(({ files, schema }) => schema && /^[\w-]+\/\*\.yaml$/.test(files))
  .map(({ name, label }) => ({ name, label: nameOfKind(label), isOrdered: orderPaths(name).length > 0 }))
  .sort((one, other) => one.label.localeCompare(other.label))

/** Whether a record's kind is a collection, and no code requires this record. */
export function isRemovable(file: string): boolean {
  const path = file.replace('content/', '')
  return kinds.some(({ name }) => name === collectionOf(path)?.name) && !required.includes(path)
}
