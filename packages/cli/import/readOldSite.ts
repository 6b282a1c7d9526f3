import { constants } from 'node:buffer'
import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { importFolder } from '@lintel/engine/checks/links.ts'
import { textOf } from './foreignPost.ts'
import { postFolder } from './importPosts.ts'
import { exportsIn, isMarkdown, readMarkdownFolder } from './markdownFolder.ts'
import { readWordPress } from './wordpress.ts'

/** Whether a folder is there, and no link to another one, which may be the whole disk. */
const isOwnFolder = (folder: string) =>
  lstatSync(folder.replace(/\/+$/, ''), { throwIfNoEntry: false })?.isDirectory() === true

/**
 * Reads the posts of another site.
 * @returns them, and the folders in which their pictures are looked for
 * @throws Error where there is nothing to import, or no place for drafts
 */
export function readOldSite(from: string, pictures: string[]) {
  for (const path of [from, ...pictures])
    if (!existsSync(path)) throw new Error(`There is no “${path}”: name a file or a folder that is there.`)
  for (const path of pictures)
    if (!statSync(path).isDirectory())
      throw new Error(`${path} is no folder: name the one that the pictures are in.`)
  for (const path of [postFolder, importFolder].flatMap((folder) => [folder, join(folder, 'images')]))
    if (existsSync(path) && !statSync(path).isDirectory())
      throw new Error(`${path} is no folder, and drafts are to be written there: move it away.`)
  const isFolder = statSync(from).isDirectory()
  // A pipe is waited for, and a device has no end.
  if (!isFolder && !statSync(from).isFile())
    throw new Error(
      `${from} is neither a file nor a folder: name an export of WordPress, or a folder of posts.`,
    )
  const exports = isFolder ? exportsIn(from).map((name) => join(from, name)) : [from]
  const tooLarge = exports.find((file) => statSync(file).size > constants.MAX_STRING_LENGTH)
  if (tooLarge)
    throw new Error(
      `${tooLarge} is larger than ${Math.floor(constants.MAX_STRING_LENGTH / 1e6)} MB: export the posts of some years at a time (Tools, Export, Posts), and import each file.`,
    )
  if (/\.zip$/i.test(from)) throw new Error(`${from} is an archive: unpack it, and name what is in it.`)
  if (!isFolder && isMarkdown.test(from))
    throw new Error(
      `${from} is one file of Markdown, and folders are imported: name the one that it is in, ${dirname(from)}.`,
    )
  const [first, ...others] = exports
  const read = (file: string) => textOf(readFileSync(file))
  const site = first
    ? readWordPress(read(first), first, new Map(others.map((file) => [file, read(file)])))
    : readMarkdownFolder(from)
  if (site.posts.length === 0)
    throw new Error([`No post was found in ${from}.`, ...site.leftOut.slice(0, 5)].join('\n'))
  // Beside an export there may be anything: only what its owner names is looked into.
  const folders = [...pictures, ...(isFolder ? [from, join(from, 'images')].filter(isOwnFolder) : [])]
  return { site, folders }
}
