import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readOptions } from '#scripts/readOptions.ts'
import { importPosts, reportOf } from './importPosts.ts'
import { readMarkdownFolder } from './markdownFolder.ts'
import { readWordPress } from './wordpress.ts'

/**
 * Imports the posts of another site as drafts: an export of WordPress, or a folder of Markdown files.
 *   npm run import -- export.xml --pictures uploads
 *   npm run import -- ../old-site/content/posts --pictures ../old-site/static
 *   npm run import -- export.xml --download      asks their server for pictures that are in no folder
 */
const { values, positionals } = readOptions({
  allowPositionals: true,
  options: {
    pictures: { type: 'string', multiple: true, default: [] },
    download: { type: 'boolean', default: false },
  },
})
const report = 'import-report.txt'

try {
  const [from] = positionals
  if (!from)
    throw new Error('Name an export of WordPress or a folder of Markdown files: npm run import -- export.xml')
  for (const path of [from, ...(values.pictures as string[])])
    if (!existsSync(path)) throw new Error(`There is no ${path}. Name a file or a folder that is there.`)
  const site = statSync(from).isDirectory()
    ? readMarkdownFolder(from)
    : readWordPress(readFileSync(from, 'utf8'))
  const folders = [...(values.pictures as string[]), from, join(from, 'images'), dirname(from)]
  const imported = await importPosts(site, { folders, downloads: Boolean(values.download) })
  const text = reportOf(imported, site.leftOut)
  writeFileSync(report, text)
  console.log(`${text.split('\n')[0]}\nWhat was not kept, and what to do: ${report}`)
  if (imported.length === 0) throw new Error(`No post was found in ${from}.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
