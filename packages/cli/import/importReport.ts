import { lstatSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { importFolder } from '@lintel/engine/checks/links.ts'
import { describeDiagnostic } from '@lintel/rules/diagnostic.ts'
import { type ImportedPost, postFolder } from './importPosts.ts'
import { writeAllWhole } from './writeWhole.ts'

/** What would begin a line of its own, or tell a terminal what to do. */
const control = /[\p{Cc}\u2028\u2029]+/gu

/** How many posts an import has brought, and where they are. */
export function countOf(imported: ImportedPost[]): string {
  const succeeded = imported.filter(({ file }) => file)
  const waiting = succeeded.filter(isWaiting).length
  const words =
    succeeded.length === 1
      ? '1 post is imported as a draft'
      : `${succeeded.length} posts are imported as drafts`
  return `${words}: ${succeeded.length - waiting} to ${postFolder}/, ${waiting} to ${importFolder}/.`
}

/** What their owner has to know of posts and of what became none, as lines. */
export function detailsOf(imported: ImportedPost[], leftOut: string[] = []): string {
  const succeeded = imported.filter(({ file }) => file)
  const lines = (title: string, entries: string[]) =>
    entries.length > 0 ? ['', title, ...entries.map((entry) => entry.replaceAll(control, ' '))] : []
  return [
    ...lines(
      'Not kept, post by post:',
      imported
        .filter(({ lost }) => lost.length > 0)
        .flatMap(({ file, source, lost }) => [`  ${file ?? source}`, ...lost.map((what) => `    ${what}`)]),
    ),
    ...lines(
      `Mend these, and move them to ${postFolder}/, with their pictures:`,
      succeeded.flatMap(({ file = '', problems }) =>
        problems.map((problem) => `  ${describeDiagnostic({ ...problem, file })}`),
      ),
    ),
    ...lines(
      'Left out:',
      leftOut.map((what) => `  ${what}`),
    ),
    ...lines(
      'Once a post is published, its line for content/redirects.yaml:',
      succeeded.flatMap(({ redirects = [] }) =>
        redirects.map(({ from, to }) => `  - { from: ${from}, to: ${to} }`),
      ),
    ),
    '',
  ].join('\n')
}

/** What finds the addresses of posts of which no file of the old site names them; nothing where all are known. */
export const missingAddressesOf = (imported: ImportedPost[]) =>
  imported.every(({ file, hasAddress }) => !file || hasAddress)
    ? ''
    : '\nThe old addresses of some posts are not known. Once these are published, this lists what would lead nowhere:\n  npm run launch-check -- --old-sitemap https://www.old-site.com/sitemap.xml\n'

const isWaiting = ({ problems }: ImportedPost) => problems.length > 0

export const brokenOff =
  'The import was broken off: start it again, and the rest follows, with a report of its own.'

/** Begins a report, beside that of an import before. */
export function beginReport(): string {
  for (let count = 1; ; count++) {
    const file = count === 1 ? 'import-report.txt' : `import-report-${count}.txt`
    if (lstatSync(file, { throwIfNoEntry: false })) continue
    writeAllWhole(new Map([[file, `${brokenOff}\n`]]))
    return file
  }
}

/** Writes the whole report in the place of what was noted on the way. */
export function endReport(file: string, text: string) {
  try {
    writeFileSync(`${file}.part`, text)
    renameSync(`${file}.part`, file)
  } finally {
    rmSync(`${file}.part`, { force: true })
  }
}
