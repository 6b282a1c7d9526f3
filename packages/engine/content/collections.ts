import { collections as ofSite } from '@site/data/collections.ts'
import type { GenericSchema } from 'valibot'
import type { Collection } from '../schemas/collection.ts'
import { collections as ofEverySite } from '../schemas/collections.ts'
import { collectionAt, pathOf } from './recordPaths.ts'
import type { References } from './records.ts'

/** Every collection by its name. */
export const collections: typeof ofEverySite & typeof ofSite = { ...ofEverySite, ...ofSite }

export type Collections = typeof collections
export type CollectionName = keyof Collections

export const everyCollection = Object.entries(collections).map(
  ([name, collection]): Collection & { name: CollectionName } => ({
    ...(collection as Collection),
    name: name as CollectionName,
  }),
)

/**
 * Files that must exist, relative to `content/`. Most collections may have any number of files, even none.
 */
export const required = everyCollection.flatMap(({ files, named = {}, ifMissing }) =>
  files.includes('*') ? Object.keys(named).map((id) => pathOf(files, id)) : ifMissing ? [] : [files],
)

/** The folders that records and posts are read from, relative to `content/`. */
export const recordFolders = [
  ...new Set(
    everyCollection.flatMap(({ files }) => (files.includes('*') ? (files.split('/*')[0] ?? '') : [])),
  ),
]

/**
 * Finds the collection of a file.
 * @param path relative to `content/`: "pages/about.yaml"
 */
export const collectionOf = (path: string) => collectionAt(everyCollection, path)

/**
 * Returns the schema of a YAML file, or of a legal text's front matter; undefined if nothing reads the file.
 */
export function schemaOf(path: string): GenericSchema | undefined {
  const { id = '', named = {}, schema } = collectionOf(path) ?? {}
  return Object.hasOwn(named, id) ? named[id] : schema
}

/**
 * Returns the fields by which a record may refer to others. A collection that is itself referred to may only
 * refer to collections declared before it, which rules out cycles.
 * @param find looks up a record by collection and id
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
