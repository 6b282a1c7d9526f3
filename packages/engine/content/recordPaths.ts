/** The id of a record by its file, "" of the only one; undefined where it is of another kind. Both are from `content/`. */
export function idIn(files: string, path: string): string | undefined {
  const [folder, ending] = files.split(wild)
  if (ending === undefined) return path === files ? '' : undefined
  const names = files.includes('**') ? '[\\da-z/-]+' : '[\\da-z-]+'
  const endings = ending.replaceAll(/[.{},]/g, (sign) => signs[sign] ?? sign)
  return new RegExp(`^${folder}(${names})${endings}$`).exec(path)?.[1]
}

const wild = /\*+(?:\/\*+)?/
const signs: Record<string, string> = { '.': '\\.', '{': '(?:', '}': ')', ',': '|' }

/** Which of some collections a file belongs to, and the id of its record; undefined where none does. The path is from `content/`. */
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

/** The file of a record by its id, from `content/`. */
export const pathOf = (files: string, id: string) => files.replace(wild, () => id)

/** The page that shows a record; of the one that is called "home", the first. */
export const addressIn = (at: string, id: string) => at.replace(':id', () => (id === 'home' ? '' : id))
