/** Names of Workers end there. */
const mostCharacters = 54

/** A word for addresses, folders and databases: "Ash & Oak" becomes "ash-oak". */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, mostCharacters)
    .replace(/^-+|-+$/g, '')
}
