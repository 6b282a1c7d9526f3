/**
 * Returns the id of a record by its file, or "" for the only file of its collection; undefined if the file
 * does not match. Both paths are relative to `content/`.
 */
export function idIn(files: string, path: string): string | undefined {
  const [folder, ending] = files.split(wild)
  if (ending === undefined) return path === files ? '' : undefined
  const names = files.includes('**') ? '[\\da-z/-]+' : '[\\da-z-]+'
  const endings = ending.replaceAll(/[.{},]/g, (sign) => signs[sign] ?? sign)
  return new RegExp(`^${folder}(${names})${endings}$`).exec(path)?.[1]
}

const wild = /\*+(?:\/\*+)?/
const signs: Record<string, string> = { '.': '\\.', '{': '(?:', '}': ')', ',': '|' }

/**
 * Finds the collection of a file and the id of its record.
 * @param path relative to `content/`
 */
export function collectionAt<Declared extends { files: string }>(
  collections: readonly Declared[],
  path: string,
): (Declared & { id: string }) | undefined {
  for (const collection of collections) {
    const id = idIn(collection.files, path)
    if (id !== undefined) return { ...collection, id }
  }
  return undefined
}

/** Returns the file of a record, relative to `content/`. */
export const pathOf = (files: string, id: string) => files.replace(wild, () => id)

/** Returns the page of a record; the id "home" stands for the home page. */
export const addressIn = (at: string, id: string) => at.replace(':id', () => (id === 'home' ? '' : id))
