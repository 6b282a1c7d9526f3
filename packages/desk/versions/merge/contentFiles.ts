import { holidaysFile } from '@lintel/engine/checks/calendarOf.ts'
import { contentPaths, git, gitWith, splitNul } from '../../server/git.ts'

export interface Blob {
  id: string
  mode: string
}

export type Files = Map<string, Blob>

export const contentFolder = 'content'

const text = /^content\/(?:[^/.][^/]*\/)*[^/.][^/]*\.(?:ya?ml|mdx?)$/
const picture = /^content\/blog\/images\/(?:[^/.][^/]*\/)*[^/.][^/]*\.(?:png|jpe?g|webp|avif|svg)$/i
const portrait = /^public\/people\/[\w-]+\.(?:png|jpe?g|webp|avif)$/

/** Articles, legal texts and records. */
export const isText = (file: string) => text.test(file)

export const isPicture = (file: string) => picture.test(file) || portrait.test(file)

/** What texts refer to a picture by: "images/plan.png", "/people/ada.webp". */
export const nameOfPicture = (file: string) => file.replace(/^(?:content\/blog\/|public(?=\/))/, '')

/** What the firm notes about its pictures. It shows none of those that it names. */
export const notesFile = 'content/pictures.yaml'

/** Whether owners publish this file. Anything else below `content/` belongs to developers. */
export const isContent = (file: string) => isText(file) || isPicture(file) || isHolidays(file)

/** Whether it has a name as folders of content have: a file or a link of that name stands in place of one. */
export const isNamedAsFolder = (file: string) => /^content(?:\/[^/.]+)*$/.test(file)

/** What merges as content. */
export const isMerged = (file: string) => isContent(file) || isNamedAsFolder(file)

/** Git's mode of a symbolic link. */
export const linkMode = '120000'

export const isHolidays = (file: string) => file === holidaysFile

/** @param version a commit or a tree */
export async function listFiles(version: string): Promise<Files> {
  const listed = splitNul(await git('ls-tree', '-r', '-z', '--full-tree', version, '--', ...contentPaths))
  const blobs = listed.map((entry): [string, Blob] => {
    const [object = '', file = ''] = entry.split('\t')
    const [mode = '', , id = ''] = object.split(' ')
    return [file, { id, mode }]
  })
  return new Map(blobs.filter(([file]) => isMerged(file)))
}

export const readBlob = ({ id }: Blob) => gitWith({}, 'cat-file', 'blob', id)

export const storeBlob = async (bytes: string | Uint8Array) =>
  (await gitWith({ input: bytes }, 'hash-object', '-w', '--stdin')).toString('utf8').trim()
