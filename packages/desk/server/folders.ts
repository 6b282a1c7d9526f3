import { copyFileSync, type Dirent, globSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { recordFolders } from '@lintel/engine/content/collections.ts'
import { entriesBelow, isFile, isFolder } from '@lintel/engine/content/sources.ts'
import { DeskError } from './action.ts'
import { countWrite } from './files.ts'
import { git, gitSync, splitNul } from './git.ts'
import { putAside, standInOf } from './standIn.ts'

/** What stands in place of a folder of texts, or a link, which leads to what is none of the site's. */
interface Misplaced {
  path: string
  isFolder: boolean
  /** The last version of the folder; null where none is known. */
  last: FolderVersion | null
}

interface FolderVersion {
  commit: string
  /** Unix time in ms. */
  at: number
}

const content = 'content'
/** The last valid version of each record. */
export const goodFolder = '.cache/desk/good'

/** Links and others of the names of texts are left out: they are checked as those. */
export function listMisplaced(): Misplaced[] {
  if (!isFolder(content)) {
    const last = lastFolder(content)
    return last ? [{ path: content, isFolder: true, last }] : []
  }
  return entriesBelow(content)
    .filter((entry) => !entry.isDirectory() && (entry.isSymbolicLink() || !entry.name.includes('.')))
    .filter((entry) => !/\/(?:.*\.yaml|legal\/[^/]*\.md|blog\/[^/]*\.mdx?)$/.test(pathOf(entry)))
    .flatMap((entry) => {
      const path = pathOf(entry)
      const last = entry.name.includes('.') ? null : lastFolder(path)
      const isOfTexts = last !== null || recordFolders.includes(path.replace(`${content}/`, ''))
      return isOfTexts || entry.isSymbolicLink() ? { path, isFolder: isOfTexts, last } : []
    })
}

const pathOf = ({ parentPath, name }: Dirent) => join(parentPath, name).replaceAll(sep, '/')

/** As far back as a folder is searched for. */
const maxCommits = 20

function lastFolder(path: string): FolderVersion | null {
  const commits = gitSync('log', `-${maxCommits}`, '--format=%H %ct', '--', path).split('\n').filter(Boolean)
  for (const [commit = '', seconds] of commits.map((line) => line.split(' ')))
    if (isTree(commit, path)) return { commit, at: Number(seconds) * 1000 }
  return null
}

const isTree = (commit: string, path: string) => gitSync('cat-file', '-t', `${commit}:${path}`) === 'tree\n'

/** The texts of a folder in a commit, by their files. */
export function committedTexts(commit: string, folder: string): [file: string, text: string][] {
  const files = splitNul(gitSync('ls-tree', '-r', '-z', '--name-only', commit, '--', folder))
  return files
    .filter((file) => /\.(?:ya?ml|mdx?)$/.test(file))
    .map((file) => [file, gitSync('show', `${commit}:${file}`)])
}

/**
 * Brings a folder back as it was last committed, with what was written since and is known to be in order.
 * @throws GitError
 */
export async function restoreFolder(folder: string): Promise<void> {
  const last = lastFolder(folder)
  if (!last) return
  if (standInOf(folder, true)) putAside(folder)
  await git('restore', `--source=${last.commit}`, '--worktree', '--', folder)
  for (const file of globSync(`${folder}/**/*`, { cwd: goodFolder })) {
    const copy = join(goodFolder, file)
    if (statSync(copy).isFile() && statSync(copy).mtimeMs > last.at && isFile(file)) copyFileSync(copy, file)
  }
  countWrite()
}

/**
 * @param files that others have changed
 * @throws DeskError where the folder of one is gone: git would bring back nothing of it but those
 */
export function requireFolders(files: readonly string[]) {
  const gone = listMisplaced().find(
    ({ path }) => files.some((file) => file.startsWith(`${path}/`)) && isTree('HEAD', path),
  )
  if (gone) throw inTheWay(gone.path)
}

export const inTheWay = (file: string) =>
  new DeskError({
    file,
    message: `“${file}” stands where others have published something. Nothing of yours is lost`,
    fix: 'settle it above, and bring in again what they have published',
  })
