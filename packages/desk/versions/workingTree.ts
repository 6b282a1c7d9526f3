import { randomUUID } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isFolder, noFile, statsOf } from '@lintel/engine/content/sources.ts'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { inTheWay, listMisplaced } from '../server/folders.ts'
import { contentPaths, git, gitWith, splitNul } from '../server/git.ts'
import { isContent, isNamedAsFolder, linkMode } from './merge/contentFiles.ts'

/** How a file differs from a version. */
interface FileDifference {
  kind: 'new' | 'changed' | 'removed'
  /** Whether owners publish it: content that is no link, and that something is gone which had no place in it. */
  isSent: boolean
}

/**
 * Compares the files that are published, on disk, with a version.
 * @param version a commit or a tree
 */
export async function diffFrom(version: string): Promise<Map<string, FileDifference>> {
  await watchAll()
  const listed = splitNul(
    await git('diff', '--no-ext-diff', '--raw', '-z', '--no-renames', version, '--', ...contentPaths),
  )
  const differences = new Map<string, FileDifference>()
  const misplaced = listMisplaced()
  // Texts whose folder is gone were not removed by anybody: the folder is to be brought back.
  const isInPlace = (file: string) =>
    !misplaced.some(({ path }) => file === path || file.startsWith(`${path}/`)) &&
    findLinks(file).length === 0
  for (let index = 0; index < listed.length; index += 2) {
    const [change = '', file = ''] = listed.slice(index, index + 2)
    // What stood in place of a folder gives way to what lies in it.
    if (isFolder(file)) continue
    const kind = change.endsWith('A') ? 'new' : change.endsWith('D') ? 'removed' : 'changed'
    const wasMisplaced = change.startsWith(`:${linkMode}`) || isNamedAsFolder(file) || isInText(file)
    const isSent = isInPlace(file) && (isContent(file) || (kind === 'removed' && wasMisplaced))
    differences.set(file, { kind, isSent })
  }
  const others = async (...but: string[]) =>
    splitNul(await git('ls-files', '--others', '-z', ...but, '--', ...contentPaths))
  // Ignored content is shown in the desk, so it is published too.
  const added = [...(await others('--exclude-standard')), ...(await others()).filter(isContent)]
  for (const file of new Set(added))
    differences.set(file, {
      kind: differences.has(file) ? 'changed' : 'new',
      isSent: isContent(file) && isInPlace(file),
    })
  return differences
}

/** Whether a file lay in a folder that has the name of a text, and has been put aside with it. */
const isInText = (file: string) => /\.(?:ya?ml|mdx?)\//.test(file)

/**
 * Lets git look at content that it was told to pass over (`--assume-unchanged`, `--skip-worktree`): a change of it would
 * never be published, and nothing would say so. What a sparse checkout leaves out is not on the disk.
 */
async function watchAll() {
  const passedOver = splitNul(await git('ls-files', '-v', '-z', '--', ...contentPaths))
    .filter((line) => /^[a-zS]/.test(line))
    .map((line) => line.slice(2))
    .filter((file) => statsOf(file))
  if (passedOver.length > 0)
    for (const flag of ['--no-assume-unchanged', '--no-skip-worktree'])
      await gitWith({ input: passedOver.join('\0') }, 'update-index', flag, '-z', '--stdin')
}

/**
 * Finds files that were renamed within their folder, by what stands in them.
 * @param differences how files differ from the version
 * @returns their former paths, by their present ones
 */
export async function findRenames(
  version: string,
  differences: Map<string, FileDifference>,
): Promise<Map<string, string>> {
  const kinds = [...differences.values()].map(({ kind }) => kind)
  if (!kinds.includes('new') || !kinds.includes('removed')) return new Map()
  const tree = await writeTreeWith([...differences.keys()])
  const listed = splitNul(
    await git('diff-tree', '-r', '-z', '--find-renames', '--diff-filter=R', '--name-status', version, tree),
  )
  const renames = new Map<string, string>()
  for (let index = 0; index < listed.length; index += 3) {
    const [, from = '', to = ''] = listed.slice(index, index + 3)
    const isRenamed = differences.get(from)?.kind === 'removed' && differences.get(to)?.kind === 'new'
    if (isRenamed && dirname(from) === dirname(to)) renames.set(to, from)
  }
  return renames
}

/** All files of the project that differ from HEAD, except new ones that git is told to ignore. */
export async function listUncommitted(): Promise<string[]> {
  const changed = splitNul(await git('diff', '--no-ext-diff', '--name-only', '-z', '--no-renames', 'HEAD'))
  const added = splitNul(await git('ls-files', '--others', '--exclude-standard', '-z'))
  return [...new Set([...changed, ...added])].sort()
}

/** Writes a git tree of HEAD with all content on disk. */
export async function writeWorkingTree(): Promise<string> {
  return writeTreeWith(await listSent())
}

/** What an owner publishes of all that differs from HEAD. */
export const listSent = async () =>
  [...(await diffFrom('HEAD'))].flatMap(([file, { isSent }]) => (isSent ? file : []))

/** The links in what differs from HEAD. */
export async function listLinks(): Promise<Diagnostic[]> {
  const links = [...(await diffFrom('HEAD')).keys()].flatMap(findLinks)
  return [...new Map(links.map((each) => [each.file, each])).values()]
}

/** @throws DeskError where a link stands in place of what others may have published */
export async function requireNoLinks() {
  const [link] = await listLinks()
  if (link) throw inTheWay(link.file)
}

/** Writes a git tree of HEAD with some files as they are on disk. */
export async function writeTreeWith(files: string[]): Promise<string> {
  const index = join(tmpdir(), `site-index-${randomUUID()}`)
  try {
    await gitWith({ index }, 'read-tree', 'HEAD')
    await gitWith({ index, input: files.filter((file) => !isSpecial(file)).join('\0') }, ...updateIndexArgs)
    return (await gitWith({ index }, 'write-tree')).toString('utf8').trim()
  } finally {
    rmSync(index, { force: true })
  }
}

/** Reads paths from stdin; missing files are removed, and what has the name of a folder of theirs. */
export const updateIndexArgs = ['update-index', '-z', '--add', '--remove', '--replace', '--stdin'] as const

/** A pipe or the like, which git takes in as nothing. */
function isSpecial(file: string): boolean {
  const stats = statsOf(file)
  return stats !== undefined && !(stats.isFile() || stats.isDirectory() || stats.isSymbolicLink())
}

/** All symbolic links in the path of a file, and the file itself where it is a pipe or the like. */
export function findLinks(file: string): Diagnostic[] {
  const root = realpathSync.native(process.cwd())
  const links: string[] = []
  for (let each = file; each !== '.'; each = dirname(each)) {
    const stats = statsOf(join(root, each))
    if (stats && (stats.isSymbolicLink() || realpathSync.native(join(root, each)) !== join(root, each)))
      links.push(each)
  }
  return [
    ...(isSpecial(file) ? [noFile(file)] : []),
    ...links.map((link) => ({
      file: link,
      message: `“${link}” is a link that leads elsewhere, and what lies there is not sent`,
      fix: 'put the text or the picture itself in its place, or remove the link; nothing was published',
    })),
  ]
}
