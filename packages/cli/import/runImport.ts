import { appendFileSync, statSync, truncateSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { createDownload } from '../download.ts'
import { largestPicture } from './findPicture.ts'
import { type ImportedPost, importPosts } from './importPosts.ts'
import { beginReport, brokenOff, countOf, detailsOf, endReport, missingAddressesOf } from './importReport.ts'
import { readOldSite } from './readOldSite.ts'
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
  const { site, folders } = readOldSite(from, pictures)
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
