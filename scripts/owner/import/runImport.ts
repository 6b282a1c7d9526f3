import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { importPosts, reportOf } from './importPosts.ts'
import { readMarkdownFolder } from './markdownFolder.ts'
import { readWordPress } from './wordpress.ts'

const report = 'import-report.txt'

/**
 * Imports the posts of another site as drafts, and writes a report of what could not be kept.
 * @param from an export of WordPress, or a folder of Markdown files
 * @param pictures folders in which its pictures are
 * @param downloads whether its server is asked for those that are in no folder
 * @returns what its owner has to know
 * @throws Error where there is nothing to import
 */
export async function runImport(from: string, pictures: string[], downloads: boolean): Promise<string> {
  for (const path of [from, ...pictures])
    if (!existsSync(path)) throw new Error(`There is no ${path}. Name a file or a folder that is there.`)
  const site = statSync(from).isDirectory()
    ? readMarkdownFolder(from)
    : readWordPress(readFileSync(from, 'utf8'))
  if (site.posts.length === 0) throw new Error(`No post was found in ${from}.`)
  const folders = [...pictures, from, join(from, 'images'), dirname(from)]
  const text = reportOf(await importPosts(site, { folders, downloads }), site.leftOut)
  writeFileSync(report, text)
  return `${text.split('\n')[0]}\nWhat was not kept, and what to do: ${report}`
}
