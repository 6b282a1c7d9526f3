import { globSync } from 'node:fs'
import { isShownAt } from '@lintel/rules/moment.ts'
import { minute } from '@lintel/rules/time.ts'
import type { Service } from '@site/data/schemas/services.ts'
import type { GenericSchema, InferOutput } from 'valibot'
import type { Collection, Entry } from '../schemas/collection.ts'
import { type CollectionName, type Collections, collections, namedBy, schemaOf } from './collections.ts'
import { withoutLinksTo } from './links.ts'
import { now, showsEverything } from './now.ts'
import { addressIn, idIn, pathOf } from './recordPaths.ts'
import { readRecord } from './records.ts'
import { Cache, isReadable, readSource, replacedFiles } from './sources.ts'
import { references } from './tokens.ts'
import { parseDocument } from './yaml.ts'

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
  return withoutLinksTo(hiddenPages(), readContent(name, id))
}

function readContent(name: CollectionName, id: string): unknown {
  const { files, ifMissing, isPlain }: Collection = collections[name]
  const path = pathOf(files, id)
  const schema = schemaOf(path)
  if (!schema || ((ifMissing || id) && !isReadable(`content/${path}`))) return ifMissing
  const context = isPlain ? { tokens: {}, claims: {} } : { ...references, named: namedBy(name, getEntry) }
  return readRecord(`content/${path}`, schema, context)
}

/** The addresses of the pages that are not there yet, or no longer. */
export function hiddenPages(): string[] {
  if (showsEverything()) return []
  return hidden.of(String(Math.floor(now() / minute)), () =>
    temporaryPages().flatMap(({ href, ends }) => (isShownAt(ends, now()) ? [] : href)),
  )
}

const hidden = new Cache<string[]>()

/** The pages of the owner's own that begin or end. They are read without what they refer to, as that is read without them. */
export function temporaryPages(): { file: string; href: string; ends: { from?: string; until?: string } }[] {
  const { files, at = '', named = {} }: Collection = collections.pages
  return idsOf(files).flatMap((id) => {
    if (Object.hasOwn(named, id)) return []
    const file = `content/${pathOf(files, id)}`
    const document = parseDocument(readSource(file))
    const { from, until } = (document.errors.length === 0 && document.toJS()) || {}
    return from || until ? [{ file, href: addressIn(at, id), ends: { from, until } }] : []
  })
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
