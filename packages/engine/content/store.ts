import { globSync } from 'node:fs'
import type { Service } from '@site/data/schemas/services.ts'
import type { GenericSchema, InferOutput } from 'valibot'
import type { Collection, Entry } from '../schemas/collection.ts'
import { type CollectionName, type Collections, collections, namedBy, schemaOf } from './collections.ts'
import { addressIn, idIn, pathOf } from './recordPaths.ts'
import { readRecord } from './records.ts'
import { Cache, isReadable, replacedFiles } from './sources.ts'
import { references } from './tokens.ts'

type SchemaOf<Name extends CollectionName> = NonNullable<Collections[Name]['schema']>
type NamedOf<Name extends CollectionName> = NonNullable<Collections[Name]['named']>
type ContentOf<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : never

/**
 * Returns the content of a file: `getContent('pages', 'home')`, `getContent('cookies')`. Undefined if there
 * is no such file; those in the collection's `named` must exist.
 * @throws RecordError with the same problems that the build and `npm run check -- content` report
 */
export function getContent<Name extends CollectionName, Id extends keyof NamedOf<Name>>(
  name: Name,
  id: Id,
): ContentOf<NamedOf<Name>[Id]>
export function getContent<Name extends CollectionName>(name: Name): ContentOf<SchemaOf<Name>>
export function getContent<Name extends CollectionName>(
  name: Name,
  id: string,
): ContentOf<SchemaOf<Name>> | undefined
export function getContent(name: CollectionName, id = ''): unknown {
  const { files, ifMissing, isPlain }: Collection = collections[name]
  const path = pathOf(files, id)
  const schema = schemaOf(path)
  if (!schema || ((ifMissing || id) && !isReadable(`content/${path}`))) return ifMissing
  const context = isPlain ? { tokens: {}, claims: {} } : { ...references, named: namedBy(name, getEntry) }
  return readRecord(`content/${path}`, schema, context)
}

/** Returns every record of a collection, in its order. */
export function getCollection<Name extends CollectionName>(name: Name): Entry<ContentOf<SchemaOf<Name>>>[] {
  const { files, at = '', orderOf = defaultOrder }: Collection = collections[name]
  return idsOf(files)
    .map((id) => ({ ...(getContent(name, id) as object), id, href: addressIn(at, id) }))
    .map((entry) => ({ entry, order: orderOf(entry as never) }))
    .sort((one, other) => Number(one.order > other.order) - Number(one.order < other.order))
    .map(({ entry }, index, all) => ({ ...entry, sheet: index + 1, sheets: all.length })) as never
}

/** Returns one record with its position in its collection. */
export function getEntry<Name extends CollectionName, Id extends keyof NamedOf<Name>>(
  name: Name,
  id: Id,
): Entry<ContentOf<NamedOf<Name>[Id]>>
export function getEntry<Name extends CollectionName>(
  name: Name,
  id: string,
): Entry<ContentOf<SchemaOf<Name>>> | undefined
export function getEntry(name: CollectionName, id: string): unknown {
  return getCollection(name).find((entry) => entry.id === id)
}

const defaultOrder = ({ place = 0 }: { place?: number }) => place

/**
 * Returns the ids of a collection's files, or none if the folder does not exist. A file that is gone counts
 * where its last text is read in its place.
 */
function idsOf(files: string): string[] {
  return ids.of(files, () => {
    const written = globSync(files, { cwd: 'content' }).filter((path) => isReadable(`content/${path}`))
    const replaced = replacedFiles().map((file) => file.replace('content/', ''))
    return [...new Set([...written, ...replaced])].flatMap((path) => idIn(files, path) ?? []).sort()
  })
}

const ids = new Cache<string[]>()

/** Returns the services shown in a place, in its order. */
export function servicesIn(shownIn: keyof Service['shownIn']): Service[] {
  const orderOf = (service: Service) => service.shownIn[shownIn] ?? 0
  return getCollection('services')
    .filter((service) => orderOf(service) > 0)
    .sort((one, other) => orderOf(one) - orderOf(other))
}
