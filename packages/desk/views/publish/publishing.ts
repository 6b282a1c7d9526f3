import { randomUUID } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { stripMetadata } from '@lintel/cli/stripMetadata.ts'
import { isFile } from '@lintel/engine/content/sources.ts'
import { DeskError } from '../../server/action.ts'
import { requireFolders } from '../../server/folders.ts'
import { GitError, git, gitWith, splitNul, succeeds } from '../../server/git.ts'
import { updateHolidays } from '../../server/holidays.ts'
import { type Branch, readBranch } from '../../versions/branch.ts'
import {
  type Choices,
  type Conflict,
  ConflictResolver,
  type FindProblem,
} from '../../versions/merge/conflicts.ts'
import { isContent, isPicture } from '../../versions/merge/contentFiles.ts'
import type { FindBrokenField } from '../../versions/merge/mergeContent.ts'
import { mergeLines } from '../../versions/merge/mergeTexts.ts'
import { mergeTrees } from '../../versions/merge/mergeTrees.ts'
import {
  listSent,
  listUncommitted,
  updateIndexArgs,
  writeTreeWith,
  writeWorkingTree,
} from '../../versions/workingTree.ts'
import { removeLocks } from './recover.ts'

/** How often an edit may interrupt a merge. */
const maxAttempts = 5

/** Something else was written than was listed, and nothing was committed. */
export class UnlistedChange extends Error {}

/**
 * Commits all content, and merges what others have published. Each step leaves a valid history, from which the next
 * attempt continues after a crash.
 * @param listed the git tree that alone is committed; without one, whatever is there
 * @returns unresolved conflicts; none if everything is ready to push
 * @throws UnlistedChange where the content is another one
 * @throws DeskError where it fails; no edit is lost then
 */
export async function commitAndMerge(
  sentence: string,
  choices: Choices,
  findBrokenField: FindBrokenField,
  findProblem?: FindProblem,
  listed?: string,
): Promise<Conflict[]> {
  await removeLocks()
  const { remote } = await readBranch()
  await commit(sentence, listed)
  if (!remote) return []
  await runRemote(remote, 'fetch', remote)
  for (let attempt = 1; ; attempt++) {
    try {
      const open = await mergeRemote(
        await readBranch(),
        new ConflictResolver(choices, findProblem),
        findBrokenField,
      )
      // The merged region may differ from both sides.
      if (open.length === 0 && updateHolidays()) await commit(sentence)
      return open
    } catch (error) {
      if (!(error instanceof GitError && overwritesEdits.test(error.output)) || attempt === maxAttempts)
        throw error
      await commit(sentence)
    }
  }
}

/** Files were edited after the commit. */
const overwritesEdits = /would be overwritten by merge/

/** All conflicts with what was last fetched, resolved or not. Writes nothing. */
export async function findConflicts(
  { base, theirs }: Branch,
  choices: Choices,
  findBrokenField: FindBrokenField,
  findProblem?: FindProblem,
): Promise<Conflict[]> {
  if (!theirs || (await succeeds('merge-base', '--is-ancestor', theirs, 'HEAD'))) return []
  const resolver = new ConflictResolver(choices, findProblem)
  await mergeTrees({ base, mine: await writeWorkingTree(), theirs }, resolver, findBrokenField)
  return resolver.conflicts
}

async function commit(sentence: string, listed?: string) {
  const sent = await listSent()
  if (listed !== undefined && listed !== (await writeTreeWith(sent))) throw new UnlistedChange()
  for (const file of sent) if (isPicture(file) && isFile(file)) await stripPicture(file)
  if (sent.length === 0) return
  await gitWith({ input: sent.join('\0') }, ...updateIndexArgs)
  if (await succeeds('diff', '--cached', '--quiet', '--', ...sent)) return
  await gitWith(
    { input: sent.join('\0') },
    'commit',
    '--quiet',
    '--message',
    sentence,
    '--pathspec-from-file=-',
    '--pathspec-file-nul',
  )
  // A file may have been written during the commit. Pictures differ, because their metadata was stripped.
  const others = listed ? splitNul(await git('diff-tree', '-r', '-z', '--name-only', listed, 'HEAD')) : []
  if (others.every(isPicture)) return
  await git('reset', '--quiet', '--soft', 'HEAD~1')
  throw new UnlistedChange()
}

/** Pictures may have been added without the desk, and contain where they were taken. */
async function stripPicture(file: string) {
  const bytes = readFileSync(file)
  const bare = await stripMetadata(bytes).catch(() => {
    throw new DeskError({
      file,
      message: `the picture “${file.replace(/.*\//, '')}” cannot be read`,
      fix: 'put it in again, or remove it; nothing was published',
    })
  })
  if (bare === bytes) return
  const next = `${file}.${randomUUID()}.next`
  writeFileSync(next, bare, { flag: 'wx' })
  renameSync(next, file)
}

async function mergeRemote(
  { base, theirs }: Branch,
  resolver: ConflictResolver,
  findBrokenField: FindBrokenField,
): Promise<Conflict[]> {
  if (!theirs || (await succeeds('merge-base', '--is-ancestor', theirs, 'HEAD'))) return []
  const mine = (await git('rev-parse', 'HEAD')).trim()
  if (await succeeds('merge-base', '--is-ancestor', mine, theirs)) {
    await fastForward(theirs)
    return []
  }
  const tree = await mergeTrees({ base, mine, theirs }, resolver, findBrokenField)
  if (resolver.unresolved.length > 0) return resolver.unresolved
  const message = 'Bring together with what others have published'
  await fastForward((await git('commit-tree', tree, '-p', mine, '-p', theirs, '-m', message)).trim())
  return []
}

/** What this machine keeps for itself even where no `.gitignore` says so: programs that run, and secrets. */
const machineOwn = /(?:^|\/)(?:node_modules|\.cache)\/|(?:^|\/)(?:\.dev\.vars|site\.env)$/

/**
 * Git would write what others have added at such places over what this machine has there, and programs among it would run
 * at once.
 * @throws DeskError where any of the added files lies there
 */
async function requireNothingIgnored(added: string[]) {
  const ignored = await gitWith(
    // A name may begin with a colon, which begins a pattern.
    { input: added.map((file) => `./${file}`).join('\0'), hasPatterns: true, okCode: 1 },
    'check-ignore',
    '--no-index',
    '-z',
    '--stdin',
  )
  const [first, ...more] = new Set([
    ...splitNul(String(ignored)).map((file) => file.slice('./'.length)),
    ...added.filter((file) => machineOwn.test(file)),
  ])
  if (first === undefined) return
  throw new DeskError({
    file: first,
    message: `somebody has published ${more.length > 0 ? `${more.length + 1} files` : 'a file'} that each machine keeps for itself, such as ${first}`,
    fix: 'ask whoever published it to take it out again: nothing of it was taken over, and yours is not published yet',
  })
}

/** Fast-forwards to a version; fails rather than overwrite edits. */
async function fastForward(version: string) {
  // Files that an interrupted fast-forward has already written would block it.
  const editedFiles = new Set([
    ...splitNul(await git('ls-files', '--others', '--exclude-standard', '-z')),
    ...splitNul(await git('diff', '--name-only', '-z')),
  ])
  const entries = splitNul(await git('diff-tree', '-r', '-z', '--no-renames', 'HEAD', version))
  requireFolders(entries.filter((_, index) => index % 2 === 1))
  await requireNothingIgnored(
    entries.filter((_, index) => index % 2 === 1 && / A$/.test(entries[index - 1] ?? '')),
  )
  for (let index = 0; index < entries.length; index += 2) {
    const [change = '', file = ''] = entries.slice(index, index + 2)
    if (!editedFiles.has(file) || !isFile(file)) continue
    if ((await git('hash-object', '--', file)).trim() === change.split(' ')[3]) await git('add', '--', file)
  }
  const restoreCode = await setCodeAside(version)
  await git('merge', '--quiet', '--ff-only', version)
  restoreCode()
}

/**
 * Moves uncommitted code out of the way of a version, into a commit under `refs/desk/`.
 * @returns restores the code where it merges with what others have published
 */
async function setCodeAside(version: string): Promise<() => void> {
  const editedFiles = new Set(await listUncommitted())
  const changed = splitNul(await git('diff', 'HEAD', version, '-z', '--no-renames', '--name-only')).filter(
    (file) => !isContent(file) && editedFiles.has(file),
  )
  const others: string[] = []
  for (const file of changed) if (!(await isSame(file, version))) others.push(file)
  if (others.length === 0) return () => undefined
  const backup = await git('commit-tree', '-m', 'Set aside', '-p', 'HEAD', await writeTreeWith(others))
  await git('update-ref', `refs/desk/set-aside-${Date.now()}`, backup.trim())
  const merged = new Map<string, string>()
  for (const file of others) {
    const [base, theirs] = [await textIn('HEAD', file), await textIn(version, file)]
    const mine = isFile(file) ? readFileSync(file, 'utf8') : undefined
    if (base === undefined || theirs === undefined || mine === undefined) continue
    const lines = mergeLines({ base, mine, theirs })
    if (lines !== undefined) merged.set(file, lines)
  }
  for (const file of others) {
    if (await succeeds('cat-file', '-e', `HEAD:${file}`)) await git('checkout', '--quiet', 'HEAD', '--', file)
    else {
      await git('rm', '--quiet', '--cached', '--ignore-unmatch', '--', file)
      rmSync(file, { force: true })
    }
  }
  return () => {
    for (const [file, text] of merged) writeFileSync(file, text)
  }
}

async function isSame(file: string, version: string): Promise<boolean> {
  const theirs = (await git('ls-tree', version, '--', file)).split(/\s/)[2]
  const mine = isFile(file) ? (await git('hash-object', '--', file)).trim() : undefined
  return mine === theirs
}

const textIn = (version: string, file: string) =>
  git('cat-file', 'blob', `${version}:${file}`).catch(() => undefined)

/**
 * @param follow whether the checkout follows that branch from now on
 * @returns "moved" if others have published meanwhile, so that their changes must be merged first
 * @throws DeskError where the push fails; the commits stay here
 */
export async function push(
  remote: string,
  target: string,
  { follow = true } = {},
): Promise<'sent' | 'moved'> {
  try {
    const options = ['--quiet', ...(follow ? ['--set-upstream'] : [])]
    await runRemote(remote, 'push', ...options, remote, `HEAD:refs/heads/${target}`)
    return 'sent'
  } catch (error) {
    if (error instanceof GitError) return 'moved'
    throw error
  }
}

/** Said before anything was sent, or because others were faster by a moment. */
const isOutdated = /\[rejected\]|cannot lock ref '.*': is at \w+ but expected/
const isLocked = /\[remote rejected\].*\b(?:lock|update) ref/
const isUnauthorized = /Authentication|Permission denied|could not read Username|\b40[13]\b/i
const isUnreachable = /resolve host|unable to access|timed out|Connection|does not appear to be a git/i
const unauthorized = {
  message: 'the place that your site is built from does not know you any more',
  fix: 'ask whoever set the project up to renew your access',
}
const locked = (output: string) => ({
  message: 'the place that your site is built from takes in something else at the moment',
  fix: `publish again in a minute; if this comes again, what is locked there must be freed: send this to whoever set the project up: “${output}”`,
})
const unreachable = {
  message: 'the place that your site is built from cannot be reached',
  fix: 'look whether this machine is online, and publish again',
}

/**
 * Runs a git command that talks to the remote.
 * @throws GitError where others have published meanwhile
 * @throws DeskError where the remote cannot be reached, or refuses
 */
async function runRemote(remote: string, ...args: string[]) {
  try {
    await git(...args)
  } catch (error) {
    if (!(error instanceof GitError) || isOutdated.test(error.output)) throw error
    const { message, fix } = explainRefusal(error)
    const kept = 'Your changes are kept on this machine, and listed here until they are sent'
    throw new DeskError({ file: remote, message: `${message}. ${kept}`, fix })
  }
}

function explainRefusal({ output, isLocal, diagnostic }: GitError) {
  if (isLocked.test(output)) return locked(output)
  if (isUnauthorized.test(output)) return unauthorized
  if (isUnreachable.test(output)) return unreachable
  if (isLocal) return diagnostic
  return { ...diagnostic, message: 'the place that your site is built from has not taken what was sent' }
}
