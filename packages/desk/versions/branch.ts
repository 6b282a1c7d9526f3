import { existsSync, readFileSync } from 'node:fs'
import { DeskError } from '../server/action.ts'
import { git, gitWith, succeeds } from '../server/git.ts'

/** The branch that the site is published from. */
export interface Branch {
  name: string
  /** The branch of the remote that it is published to. */
  target: string
  /** Whether this checkout is on a branch that visitors do not see, so that publishing brings it to another one. */
  isOtherBranch: boolean
  /** Undefined if there is no remote. */
  remote: string | undefined
  /** The last fetched commit; undefined if nothing was ever pushed. */
  theirs: string | undefined
  /** The commit or tree that unpublished changes are based on. */
  base: string
}

/** @throws DeskError where this checkout cannot publish */
export async function readBranch(): Promise<Branch> {
  if (!(await isRepository()))
    throw new DeskError({
      file: 'this folder',
      message: 'no history of this site is kept, so nothing can be published from here',
      fix: 'ask whoever set the project up to begin one',
    })
  const name = await line('branch', '--show-current')
  if (!name || !(await hasCommits()))
    throw new DeskError({
      file: 'this folder',
      message: name
        ? 'the history of this site has no beginning yet'
        : 'this folder is on no branch, so nothing can be published from it',
      fix: 'ask whoever set the project up to bring it to where it is published from; your changes stay as they are',
    })
  const remote = await remoteOf(name)
  const merged = await line('config', '--default', '', '--get', `branch.${name}.merge`)
  const followed = merged.replace('refs/heads/', '')
  // Whoever has made this branch follow one of another name has chosen where it goes.
  const visible = remote && (!followed || followed === name) ? await visibleBranch(remote) : undefined
  const target = visible ?? (followed || name)
  const trackingRef = remote && `refs/remotes/${remote}/${target}`
  const theirs =
    trackingRef && (await succeeds('rev-parse', '--verify', '--quiet', trackingRef))
      ? await line('rev-parse', trackingRef)
      : undefined
  const isOtherBranch = visible !== undefined && visible !== name
  return { name, target, isOtherBranch, remote, theirs, base: await baseOf(theirs) }
}

/** A checkout that is on no branch. */
interface Detached {
  head: string
  /** The branch that it can go back to: what visitors see, or the only one that has its commit; null where none does. */
  target: string | null
}

/** @returns undefined if it is on a branch, or has no history */
export async function readDetached(): Promise<Detached | undefined> {
  if (!(await isRepository()) || (await line('branch', '--show-current')) || !(await hasCommits()))
    return undefined
  const head = await line('rev-parse', 'HEAD')
  const listed = await git('for-each-ref', '--contains', head, '--format=%(refname)', 'refs/heads')
  const branches = listed.split('\n').flatMap((ref) => ref.replace('refs/heads/', '') || [])
  const [only, another] = branches
  const remote = only && (await remoteOf(only))
  const visible = remote && (await visibleBranch(remote))
  const target = visible && branches.includes(visible) ? visible : another ? undefined : only
  return { head, target: target ?? null }
}

const hasCommits = () => succeeds('rev-parse', '--verify', '--quiet', 'HEAD')

export const isRepository = () => succeeds('rev-parse', '--git-dir')

const line = async (...args: string[]) => (await git(...args)).trim()

const pipeline = '.github/workflows/site.yml'

/** The branch that visitors see: what the pipeline builds for them, else the main one of the remote. */
async function visibleBranch(remote: string): Promise<string | undefined> {
  const main = await git('symbolic-ref', '--quiet', `refs/remotes/${remote}/HEAD`).catch(() => '')
  const [, built] = existsSync(pipeline)
    ? (/'refs\/heads\/([^']+)'/.exec(readFileSync(pipeline, 'utf8')) ?? [])
    : []
  for (const each of [built, main.trim().replace(`refs/remotes/${remote}/`, '')])
    if (each && (await succeeds('rev-parse', '--verify', '--quiet', `refs/remotes/${remote}/${each}`)))
      return each
  return undefined
}

/** Who wrote a file last on the other side, and when (ms); undefined where nobody has. */
export async function lastWriter({ theirs }: Branch, file: string) {
  if (!theirs) return undefined
  const [who, at] = (await line('log', '-1', '--format=%an%x09%aI', theirs, '--', file)).split('\t')
  return who && at ? { who, at: Date.parse(at) } : undefined
}

/** How many commits of this checkout were never sent. */
export async function countUnpushedCommits({ remote, theirs }: Branch): Promise<number> {
  return remote ? Number(await line('rev-list', '--count', 'HEAD', ...(theirs ? ['--not', theirs] : []))) : 0
}

async function remoteOf(branch: string): Promise<string | undefined> {
  const configured = await line('config', '--default', '', '--get', `branch.${branch}.remote`)
  const remotes = (await git('remote')).split('\n').filter(Boolean)
  return configured || (remotes.length === 1 ? remotes[0] : undefined)
}

/** Unrelated histories have the empty tree as their base. */
async function baseOf(theirs: string | undefined): Promise<string> {
  if (!theirs) return line('rev-parse', 'HEAD')
  if (await succeeds('merge-base', 'HEAD', theirs)) return line('merge-base', 'HEAD', theirs)
  return (await gitWith({ input: '' }, 'mktree')).toString('utf8').trim()
}
