import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFile } from '@lintel/engine/content/sources.ts'
import { git, gitWith, splitNul } from '../../server/git.ts'
import { readDetached } from '../../versions/branch.ts'
import { ConflictResolver } from '../../versions/merge/conflicts.ts'
import { isContent, isText } from '../../versions/merge/contentFiles.ts'
import { mergeMarkdown, mergeRecord } from '../../versions/merge/mergeTexts.ts'
import { listSent, listUncommitted, writeTreeWith } from '../../versions/workingTree.ts'

/** Git operations that a crash can interrupt, by the file or folder that git keeps for them. */
const operations = [
  ['rebase-merge', 'rebase'],
  ['rebase-apply/applying', 'am'],
  ['rebase-apply', 'rebase'],
  ['CHERRY_PICK_HEAD', 'cherry-pick'],
  ['REVERT_HEAD', 'revert'],
  ['MERGE_HEAD', 'merge'],
] as const

/**
 * Aborts an interrupted git operation, and restores what was edited of the content since. All that lay there before, also
 * of a developer, stays under `refs/desk/`.
 */
export async function recover() {
  await removeLocks()
  const operation = await findInterrupted()
  if (!operation) return
  const edits = await listEdited()
  const tree = await writeTreeWith([...new Set([...(await listSent()), ...(await listUncommitted())])])
  const backup = await git('commit-tree', '-m', 'Interrupted', '-p', 'HEAD', tree)
  await git('update-ref', `refs/desk/interrupted-${Date.now()}`, backup.trim())
  // Git refuses to take back what was edited since; all of it has just been kept.
  await git(operation, '--abort').catch(() => git('reset', '--quiet', '--hard', 'HEAD'))
  for (const each of edits) restoreEdit(each)
}

/** Goes back to the branch that a checkout has left, with all edits; git refuses where one would be overwritten. */
export async function goBack() {
  await removeLocks()
  const { target } = (await readDetached()) ?? {}
  if (target) await git('switch', '--quiet', '--no-guess', '--no-overwrite-ignore', target)
}

/** The interrupted operation; undefined if there is none. */
export async function findInterrupted(): Promise<string | undefined> {
  const folder = await gitFolder()
  return operations.find(([name]) => existsSync(join(folder, name)))?.[1]
}

/** A lock that is older than this process was left by a crash. */
export async function removeLocks() {
  const folder = await gitFolder()
  for (const lock of globSync(['*.lock', 'refs/**/*.lock'], { cwd: folder })) {
    const file = join(folder, lock)
    if (statSync(file).mtimeMs < performance.timeOrigin) rmSync(file)
  }
}

const gitFolder = async () => (await git('rev-parse', '--absolute-git-dir')).trim()

interface EditedFile {
  file: string
  /** The content in the index; undefined for an unresolved conflict. */
  indexed: string | undefined
  bytes: Buffer
}

/** Files edited since the interruption. Those with conflict markers are left out, because git has both sides. */
async function listEdited(): Promise<EditedFile[]> {
  const listed = splitNul(await git('diff', '--name-only', '-z', '--diff-filter=d'))
  const unmerged = splitNul(await git('diff', '--name-only', '-z', '--diff-filter=U'))
  const edits: EditedFile[] = []
  for (const file of new Set(listed)) {
    const bytes = isFile(file) ? readFileSync(file) : undefined
    if (!bytes || !isContent(file) || /^<{7} /m.test(bytes.toString('latin1'))) continue
    const indexed = unmerged.includes(file)
      ? undefined
      : (await gitWith({}, 'cat-file', 'blob', `:${file}`)).toString('utf8')
    edits.push({ file, indexed, bytes })
  }
  return edits
}

function restoreEdit({ file, indexed, bytes }: EditedFile) {
  const now = isFile(file) ? readFileSync(file, 'utf8') : undefined
  const mine = bytes.toString('utf8')
  if (!isText(file) || indexed === undefined || now === undefined || now === indexed)
    return writeFileSync(file, bytes)
  // If both have changed, the later edit wins.
  const resolver = new ConflictResolver({})
  const texts = { base: indexed, mine, theirs: now }
  const startFile = () => resolver.startFile(file)
  writeFileSync(
    file,
    /\.mdx?$/.test(file) ? mergeMarkdown(texts, startFile()) : mergeRecord(texts, startFile),
  )
}
