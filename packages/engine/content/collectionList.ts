import { everyCollection } from './collections.ts'

/** The collections as browsers get them: the browser bundle contains only these values. */
export const collectionList = everyCollection.map(({ name, label, files, at }) => ({
  name,
  label,
  files,
  at,
}))
