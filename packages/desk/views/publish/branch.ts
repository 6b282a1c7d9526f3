import { DeskError } from '../../server/action.ts'
import { git, gitWith, succeeds } from '../../server/git.ts'

/** The branch that the site is published from. */
export interface Branch {
  name: string
  /** Its name on the remote. */
  target: string
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
  if (!name || !(await succeeds('rev-parse', '--verify', '--quiet', 'HEAD')))
    throw new DeskError({
      file: 'this folder',
      message: name
        ? 'the history of this site has no beginning yet'
        : 'this folder shows an earlier state of the site',
      fix: 'ask whoever set the project up to bring it to where it is published from; your changes stay as they are',
    })
  const remote = await remoteOf(name)
  const merged = await line('config', '--default', '', '--get', `branch.${name}.merge`)
  const target = merged.replace('refs/heads/', '') || name
  const trackingRef = remote && `refs/remotes/${remote}/${target}`
  const theirs =
    trackingRef && (await succeeds('rev-parse', '--verify', '--quiet', trackingRef))
      ? await line('rev-parse', trackingRef)
      : undefined
  return { name, target, remote, theirs, base: await baseOf(theirs) }
}

export const isRepository = () => succeeds('rev-parse', '--git-dir')

const line = async (...args: string[]) => (await git(...args)).trim()

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
