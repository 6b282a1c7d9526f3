import { collectionOf, everyCollection, required } from '@lintel/engine/content/collections.ts'
import { nameOfKind } from '../../records/names.ts'
import { orderPaths } from './order.ts'

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
