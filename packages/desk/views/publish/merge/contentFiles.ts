import { holidaysFile } from '@lintel/engine/checks/calendarOf.ts'
import { git, gitWith, splitNul } from '../../../server/git.ts'

/** What a file is in one version of the project. */
export interface Blob {
  id: string
  mode: string
}

/** The content of a version, by its file. */
export type Files = Map<string, Blob>

/** Where all that owners write lies. */
export const contentFolder = 'content'

/** Where all lies that is sent: the site is not built without the holidays of its region, which the desk writes. */
export const publishedPaths = [contentFolder, holidaysFile] as const

const text = /^content\/(?:[^/.][^/]*\/)*[^/.][^/]*\.(?:ya?ml|mdx?)$/
const picture = /^content\/blog\/images\/(?:[^/.][^/]*\/)*[^/.][^/]*\.(?:png|jpe?g|webp|avif|svg)$/i

/** Articles, legal texts and records. */
export const isText = (file: string) => text.test(file)

export const isPicture = (file: string) => picture.test(file)

/** What an owner publishes: anything else below `content/`, as code that reads it, is a developer's. */
export const isContent = (file: string) => isText(file) || isPicture(file) || isHolidays(file)

export const isHolidays = (file: string) => file === holidaysFile

/** @param version a commit or a tree */
export async function listFiles(version: string): Promise<Files> {
  const listed = splitNul(await git('ls-tree', '-r', '-z', '--full-tree', version, '--', ...publishedPaths))
  const blobs = listed.map((entry): [string, Blob] => {
    const [facts = '', file = ''] = entry.split('\t')
    const [mode = '', , id = ''] = facts.split(' ')
    return [file, { id, mode }]
  })
  return new Map(blobs.filter(([file]) => isContent(file)))
}

export const readBlob = ({ id }: Blob) => gitWith({}, 'cat-file', 'blob', id)

export const storeBlob = async (bytes: string | Uint8Array) =>
  (await gitWith({ input: bytes }, 'hash-object', '-w', '--stdin')).toString('utf8').trim()
