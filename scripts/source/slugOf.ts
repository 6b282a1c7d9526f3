/** A word for addresses, folders and databases: "Ash & Oak" becomes "ash-oak". */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
