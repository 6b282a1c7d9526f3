import { constants } from 'node:buffer'
import {
  appendFileSync,
  existsSync,
  lstatSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { importFolder } from '@lintel/engine/checks/links.ts'
import { createDownload } from '../download.ts'
import { largestPicture } from './findPicture.ts'
import { textOf } from './foreignPost.ts'
import { type ImportedPost, importPosts, postFolder } from './importPosts.ts'
import { countOf, detailsOf, missingAddressesOf } from './importReport.ts'
import { exportsIn, isMarkdown, readMarkdownFolder } from './markdownFolder.ts'
import { readWordPress } from './wordpress.ts'
import { whyNotWritten, writeAllWhole } from './writeWhole.ts'

/** Of all pictures that are downloaded: a blog of twenty years has less, and no disk is filled. */
const limits = {
  bytes: largestPicture,
  bytesInAll: 2_000_000_000,
  files: 10_000,
  ms: 20_000,
  msInAll: 3_600_000,
}

/**
 * Imports the posts of another site as drafts, and writes a report of what could not be kept.
 * @param from an export of WordPress, or a folder of its files or of Markdown files
 * @param pictures folders in which its pictures are
 * @param downloads whether its server is asked for those that are in no folder
 * @returns what its owner has to know
 * @throws Error where there is nothing to import
 */
export async function runImport(from: string, pictures: string[], downloads: boolean): Promise<string> {
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
  const folders = [
    ...pictures,
    ...(isFolder ? [from, join(from, 'images')].filter((folder) => existsSync(folder)) : []),
  ]
  const download = downloads ? createDownload(limits) : undefined
  const report = beginReport()
  const imported: ImportedPost[] = []
  let signal: NodeJS.Signals | undefined
  // What is begun is written whole; a second signal ends the program at once.
  const end = (name: NodeJS.Signals) => {
    signal = name
  }
  process.once('SIGTERM', end).once('SIGINT', end)
  try {
    for await (const post of importPosts(site, { folders, download })) {
      if (post.files) {
        // First, so that of a post that is there all is told, whatever ends the program.
        const { size } = statSync(report)
        try {
          appendFileSync(report, detailsOf([post]))
          writeAllWhole(post.files)
        } catch (error) {
          truncateSync(report, size)
          throw error
        }
      }
      imported.push(post)
      // Signals arrive where the program waits.
      await setImmediate()
      if (signal) throw new Error(`The import was ended by ${signal}.`)
    }
  } catch (error) {
    try {
      endReport(report, `${brokenOff}\n${countOf(imported)}\n${detailsOf(imported)}`)
    } catch {
      // On a full disk what was noted on the way stays.
    }
    throw new Error(
      `${whyNotWritten(error)}\n${countOf(imported)} What was not kept of them: ${report}\n${signal ? 'Import' : 'Mend that, and import'} again: what is there is passed over.`,
    )
  } finally {
    process.off('SIGTERM', end).off('SIGINT', end)
  }
  endReport(
    report,
    `${countOf(imported)}\n${detailsOf(imported, site.leftOut)}${missingAddressesOf(imported)}`,
  )
  return `${countOf(imported)}\nWhat was not kept, and what to do: ${report}`
}

const brokenOff = 'The import was broken off: start it again, and the rest follows, with a report of its own.'

/** Beside the report of an import before. */
function beginReport(): string {
  for (let count = 1; ; count++) {
    const file = count === 1 ? 'import-report.txt' : `import-report-${count}.txt`
    if (lstatSync(file, { throwIfNoEntry: false })) continue
    writeAllWhole(new Map([[file, `${brokenOff}\n`]]))
    return file
  }
}

/** In the place of what was noted on the way. */
function endReport(file: string, text: string) {
  try {
    writeFileSync(`${file}.part`, text)
    renameSync(`${file}.part`, file)
  } finally {
    rmSync(`${file}.part`, { force: true })
  }
}
