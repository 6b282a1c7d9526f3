import { collectionOf } from '@lintel/engine/content/collections.ts'

/** The keys of fields that refer to a record by its id. */
export function referringKeys(file: string): readonly string[] {
  const { name, namedBy = [] } = collectionOf(file.replace('content/', '')) ?? {}
  return name === 'people' ? [...namedBy, 'author'] : namedBy
}
