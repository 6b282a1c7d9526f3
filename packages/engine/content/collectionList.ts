import { everyCollection } from './collections.ts'

/** What browsers know of the kinds of records: a bundle for them holds these values alone. */
export const collectionList = everyCollection.map(({ name, label, files, at }) => ({
  name,
  label,
  files,
  at,
}))
