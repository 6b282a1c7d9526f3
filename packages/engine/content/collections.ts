import { collections as ofSite } from '@site/data/collections.ts'
import type { GenericSchema } from 'valibot'
import type { Collection } from '../schemas/collection.ts'
import { collections as ofEverySite } from '../schemas/collections.ts'
import { collectionAt, pathOf } from './recordPaths.ts'
import type { References } from './records.ts'

/** Every kind of record, by its name. */
export const collections = { ...ofEverySite, ...ofSite }

export type Collections = typeof collections
export type CollectionName = keyof Collections

export const everyCollection = Object.entries(collections).map(
  ([name, collection]): Collection & { name: CollectionName } => ({
    ...(collection as Collection),
    name: name as CollectionName,
  }),
)

/** Files that must be there, from `content/`. Of most kinds there may be any number. */
export const required = everyCollection.flatMap(({ files, named = {}, ifMissing }) =>
  files.includes('*') ? Object.keys(named).map((id) => pathOf(files, id)) : ifMissing ? [] : [files],
)

/** @param path from `content/`: "pages/about.yaml" */
export const collectionOf = (path: string) => collectionAt(everyCollection, path)

/** What a YAML file must hold, or a legal text at its top; undefined where nothing reads it. */
export function schemaOf(path: string): GenericSchema | undefined {
  const { id = '', named = {}, schema } = collectionOf(path) ?? {}
  return Object.hasOwn(named, id) ? named[id] : schema
}

/**
 * What a record may name by its id, by the fields that do: all kinds, but where it is named itself, only those that are
 * declared before its own, so that no two wait for each other.
 * @param find finds a record of a kind
 */
export function namedBy(
  kind: CollectionName,
  find: (name: CollectionName, id: string) => object | undefined,
) {
  const before = everyCollection.findIndex(({ name }) => name === kind)
  const allowed = collections[kind].namedBy ? everyCollection.slice(0, before) : everyCollection
  const fields = allowed.flatMap(({ name, label, namedBy = [] }) =>
    namedBy.map((field) => [field, { label: label.toLowerCase(), find: (id: string) => find(name, id) }]),
  )
  return Object.fromEntries(fields) as NonNullable<References['named']>
}
