import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { withoutMetadata } from '@lintel/cli/withoutMetadata.ts'
import { DeskError } from '../../server/action.ts'
import { entriesOf, GitError, git, gitWith, succeeds } from '../../server/git.ts'
import { type Branch, readBranch } from './branch.ts'
import { type Choices, type Conflict, Settlement } from './merge/conflicts.ts'
import { isContent, isPicture } from './merge/contentFiles.ts'
import type { BrokenField } from './merge/mergeContent.ts'
import { mergeTrees } from './merge/mergeTrees.ts'
import { removeLocks } from './recover.ts'
import { adding, differingFrom, requireNoLinks, workingTree } from './workingTree.ts'

/**
 * Keeps all content under a sentence, and brings it together with what others have published. Each step leaves a whole
 * history behind: whatever ends this, the next one goes on from there.
 * @returns what both have changed and nobody has settled yet; empty where all is ready to be sent
 * @throws DeskError where it cannot be done; nothing is lost then
 */
export async function bringTogether(
  sentence: string,
  choices: Choices,
  brokenField: BrokenField,
): Promise<Conflict[]> {
  await removeLocks()
  const { remote } = await readBranch()
  await keep(sentence)
  if (!remote) return []
  await reach(remote, 'fetch', remote)
  return merge(await readBranch(), choices, brokenField)
}

/** What both have changed, settled or not, as far as this machine knows what others have published. Nothing is written. */
export async function conflictsOf(
  { base, theirs }: Branch,
  choices: Choices,
  brokenField: BrokenField,
): Promise<Conflict[]> {
  if (!theirs || (await succeeds('merge-base', '--is-ancestor', theirs, 'HEAD'))) return []
  const settlement = new Settlement(choices)
  await mergeTrees({ base, mine: await workingTree(), theirs }, settlement, brokenField)
  return settlement.asked
}

async function keep(sentence: string) {
  const files = [...(await differingFrom('HEAD')).keys()]
  requireNoLinks(files)
  const sent = files.filter(isContent)
  for (const file of sent) if (isPicture(file) && existsSync(file)) await strip(file)
  if (sent.length === 0) return
  await gitWith({ input: sent.join('\0') }, ...adding)
  if (await succeeds('diff', '--cached', '--quiet', '--', ...sent)) return
  await gitWith(
    { input: sent.join('\0') },
    ...['commit', '--quiet', '--message', sentence, '--pathspec-from-file=-', '--pathspec-file-nul'],
  )
}

/** Whatever way a picture came, others learn nothing of where it was taken. */
async function strip(file: string) {
  const bytes = readFileSync(file)
  const bare = await withoutMetadata(bytes).catch(() => {
    throw new DeskError({
      file,
      message: `the picture “${file.replace(/.*\//, '')}” cannot be read`,
      fix: 'put it in again, or remove it; nothing was published',
    })
  })
  if (bare === bytes) return
  writeFileSync(`${file}.next`, bare)
  renameSync(`${file}.next`, file)
}

async function merge(
  { base, theirs }: Branch,
  choices: Choices,
  brokenField: BrokenField,
): Promise<Conflict[]> {
  if (!theirs || (await succeeds('merge-base', '--is-ancestor', theirs, 'HEAD'))) return []
  const mine = (await git('rev-parse', 'HEAD')).trim()
  if (await succeeds('merge-base', '--is-ancestor', mine, theirs)) {
    await checkOut(theirs)
    return []
  }
  const settlement = new Settlement(choices)
  const tree = await mergeTrees({ base, mine, theirs }, settlement, brokenField)
  if (settlement.open.length > 0) return settlement.open
  const message = 'Bring together with what others have published'
  await checkOut((await git('commit-tree', tree, '-p', mine, '-p', theirs, '-m', message)).trim())
  return []
}

/** Goes on to a later version. What was typed meanwhile is not written over: then this refuses. */
async function checkOut(version: string) {
  // What an earlier crash has written already stands in its way else.
  const written = new Set([
    ...entriesOf(await git('ls-files', '--others', '--exclude-standard', '-z')),
    ...entriesOf(await git('diff', '--name-only', '-z')),
  ])
  const entries = entriesOf(await git('diff-tree', '-r', '-z', '--no-renames', 'HEAD', version))
  for (let index = 0; index < entries.length; index += 2) {
    const [facts = '', file = ''] = entries.slice(index, index + 2)
    if (!written.has(file) || !existsSync(file)) continue
    if ((await git('hash-object', '--', file)).trim() === facts.split(' ')[3]) await git('add', '--', file)
  }
  await git('merge', '--quiet', '--ff-only', version)
}

/**
 * Sends what was kept.
 * @returns "moved" where others have published in this very moment, and both must be brought together again
 * @throws DeskError where it was not taken; it is kept here then
 */
export async function send(remote: string, branch: string): Promise<'sent' | 'moved'> {
  try {
    await reach(remote, 'push', '--quiet', '--set-upstream', remote, `HEAD:refs/heads/${branch}`)
    return 'sent'
  } catch (error) {
    if (error instanceof GitError) return 'moved'
    throw error
  }
}

const isMoved = /\[rejected\]|\[remote rejected\].*\b(?:lock|update) ref/
const isUnknown = /Authentication|Permission denied|could not read Username|\b40[13]\b/i
const isUnreachable = /resolve host|unable to access|timed out|Connection|does not appear to be a git/i
const unknown = {
  message: 'the place that your site is built from does not know you any more',
  fix: 'ask whoever set the project up to renew your access',
}
const unreachable = {
  message: 'the place that your site is built from cannot be reached',
  fix: 'look whether this machine is online, and publish again',
}

/**
 * Asks the machine that the site is built from.
 * @throws GitError where others have published meanwhile
 * @throws DeskError where it does not answer, or refuses
 */
async function reach(remote: string, ...args: string[]) {
  try {
    await git(...args)
  } catch (error) {
    if (!(error instanceof GitError) || isMoved.test(error.said)) throw error
    const { message, fix } = isUnknown.test(error.said)
      ? unknown
      : isUnreachable.test(error.said)
        ? unreachable
        : {
            ...error.diagnostic,
            message: 'the place that your site is built from has not taken what was sent',
          }
    const kept = 'Your changes are kept on this machine, and listed here until they are sent'
    throw new DeskError({ file: remote, message: `${message}. ${kept}`, fix })
  }
}
