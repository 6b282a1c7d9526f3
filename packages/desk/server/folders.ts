import { copyFileSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isFile, isFolder } from '@lintel/engine/content/sources.ts'
import { DeskError } from './action.ts'
import { countWrite } from './files.ts'
import { git, gitSync, splitNul } from './git.ts'
import { putAside, standInOf } from './standIn.ts'

/** A folder of the last commit whose place another thing has; of all content also one that is gone. */
interface BrokenFolder {
  folder: string
  /** When it was committed, as Unix time in ms. */
  at: number
}

const content = 'content'
/** The last valid version of each record. */
export const goodFolder = '.cache/desk/good'

/** Empty where there is no repository. A folder within another broken one is left out. */
export function brokenFolders(): BrokenFolder[] {
  const folders = splitNul(gitSync('ls-tree', '-r', '-d', '-z', '--name-only', 'HEAD', '--', content))
  const broken = folders.filter((folder) => !isFolder(folder) && (folder === content || standInOf(folder)))
  return broken
    .filter((folder) => !broken.some((other) => folder.startsWith(`${other}/`)))
    .map((folder) => ({ folder, at: committedAt(folder) }))
}

const committedAt = (path: string) => Number(gitSync('log', '-1', '--format=%ct', '--', path)) * 1000

/** The texts of a folder in the last commit, by their files. */
export function committedTexts(folder: string): [file: string, text: string][] {
  const files = splitNul(gitSync('ls-tree', '-r', '-z', '--name-only', 'HEAD', '--', folder))
  return files
    .filter((file) => /\.(?:ya?ml|mdx?)$/.test(file))
    .map((file) => [file, gitSync('show', `HEAD:${file}`)])
}

/**
 * Brings a folder back as it was last committed, with what was written since and is known to be in order.
 * @throws GitError
 */
export async function restoreFolder(folder: string): Promise<void> {
  if (standInOf(folder)) putAside(folder)
  await git('restore', '--source=HEAD', '--worktree', '--', folder)
  const at = committedAt(folder)
  for (const file of globSync(`${folder}/**/*`, { cwd: goodFolder })) {
    const copy = join(goodFolder, file)
    if (statSync(copy).isFile() && statSync(copy).mtimeMs > at && isFile(file)) copyFileSync(copy, file)
  }
  countWrite()
}

/** @throws DeskError where a folder of the content is gone: its texts would be gone from the history too */
export function requireFolders() {
  const [broken] = brokenFolders()
  if (!broken) return
  throw new DeskError({
    file: broken.folder,
    message: 'a folder with texts of the site is gone. Nothing was kept or sent',
    fix: 'bring it back above',
  })
}
