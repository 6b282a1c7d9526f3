/** Names of Workers end there, and files need no longer ones. */
export const maxSlugLength = 54

/**
 * A word for addresses, files and databases: "Ash & Oak" becomes "ash-oak". Names that differ in case, accents or spacing
 * alone are one.
 * @param most characters of it
 */
export function slugOf(name: string, most?: number): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, most)
    .replaceAll(/^-|-$/g, '')
}
