/** The longest name of a Worker (characters); files need no longer ones. */
export const maxSlugLength = 54

/** The longest name of what becomes a file of the site (characters): systems take 255 bytes, with endings and hashes. */
export const maxNameLength = 200

/** A name without what tells no two names apart: case, accents and spacing. */
export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[\s_-]+/g, '-')
}

/** Letters that Unicode does not take apart, and what stands for them in addresses. */
const latin: Record<string, string> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
}

/**
 * Turns a name into a slug for addresses, files and databases: "Ash & Oak" becomes "ash-oak". Names that
 * differ only in case, accents or spacing get the same slug.
 * @param most the maximum length
 */
export function slugOf(name: string, most?: number): string {
  return plainName(name)
    .replaceAll(/[^a-z0-9]/g, (letter) => latin[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, most)
    .replaceAll(/^-|-$/g, '')
}

/** What Windows calls its devices, and no file, whatever its ending. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
/** Slugs of posts that would collide with other pages below /blog. */
export const reservedSlugs = ['index', 'not-found', 'page', 'tags']

/** Whether a post can have this name. */
export const isUsableSlug = (slug: string) =>
  slugPattern.test(slug) && slug.length <= maxNameLength && !reservedSlugs.includes(slug)

/** The name of a post with this slug, which may have to be another one: files cannot have every name on every system. */
export const postNameOf = (slug: string) =>
  devices.test(slug) || !isUsableSlug(slug) ? `${slug}-post` : slug
