import { git, gitWith, splitNul, succeeds } from '../server/git.ts'
import { type Branch, isRepository, readBranch } from './branch.ts'

/** What a commit has made of a file. */
interface Version {
  commit: string
  /** In ms. */
  at: number
  who: string
  /** Whether somebody has made it who makes the site's code, and not its owner. */
  isMakers: boolean
  /** What its author says. */
  sentence: string
  /** "kept" where there is no place to send it to; null if nobody can tell. */
  state: 'waiting' | 'published' | 'kept' | null
  /** Ids of the texts before and after it; null where there was none. */
  before: string | null
  after: string | null
}

const maxVersions = 30
/** Merges count, which mostly change nothing of their own. */
const maxCommits = 200

/** Lists the latest versions of a file, newest first, also under a name that it had before. */
export async function listVersions(file: string): Promise<Version[]> {
  if (!(await isRepository()) || !(await succeeds('rev-parse', '--verify', '--quiet', 'HEAD'))) return []
  const log = await git(
    'log',
    '--follow',
    '-M80%',
    '-c',
    '--raw',
    '--no-abbrev',
    `-${maxCommits}`,
    '--format=%x01%H%x00%aN%x00%aE%x00%at%x00%s',
    '--',
    file,
  )
  const [stateOf, makers] = await Promise.all([readStates(), listMakers()])
  const versions: Version[] = []
  for (const entry of log.split('\x01')) {
    const [commit = '', who = '', email = '', seconds = '', rest = ''] = entry.split('\0')
    const [sentence = '', ...changes] = rest.split('\n')
    const change = changes.map(readChange).find((each) => each !== undefined)
    if (!change || versions.length === maxVersions) continue
    const { before, after, isCopy } = change
    const at = Number(seconds) * 1000
    versions.push({
      commit,
      who,
      isMakers: makers.has(email),
      at,
      sentence,
      after,
      before: isCopy ? null : before,
      state: stateOf(commit),
    })
    // What comes before is the history of another text.
    if (isCopy) break
  }
  return versions
}

/** Reads a line such as ":100644 100644 <before> <after> M\t<file>"; a merge has a colon and a text for each parent. */
function readChange(line: string) {
  const [, colons = '', facts = ''] = /^(:+)([^\t]*)\t/.exec(line) ?? []
  const parents = colons.length
  const parts = facts.split(' ')
  const [before, after] = [parts[parents + 1], parts[2 * parents + 1]]
  if (!before || !after) return undefined
  const idOf = (id: string) => (/^0+$/.test(id) ? null : id)
  return { before: idOf(before), after: idOf(after), isCopy: parts.at(-1)?.startsWith('C') === true }
}

/** The addresses of those who write the engine: an owner changes content alone, from this machine or another. */
async function listMakers(): Promise<Set<string>> {
  const own = (await git('config', '--default', '', '--get', 'user.email')).trim()
  const emails = (await git('log', '--format=%aE', '--', 'packages/engine')).split('\n')
  return new Set(emails.filter((each) => each && each !== own))
}

async function readStates(): Promise<(commit: string) => Version['state']> {
  // Nobody can tell in a folder that is on no branch.
  const branch = await readBranch().catch((): Partial<Branch> | undefined => undefined)
  if (!branch) return () => null
  if (!branch.remote) return () => 'kept'
  const { theirs } = branch
  if (!theirs) return () => 'waiting'
  const unsent = new Set((await git('rev-list', 'HEAD', '--not', theirs)).split('\n'))
  return (commit) => (unsent.has(commit) ? 'waiting' : 'published')
}

/** The text of a version; an empty one where there was none. */
export const readBlob = async (id: string | null) =>
  id ? (await gitWith({}, 'cat-file', 'blob', id)).toString('utf8') : ''

/** The id of the committed text of a file; null where it is not committed. */
export async function committedBlob(file: string): Promise<string | null> {
  const [entry = ''] = splitNul(await git('ls-tree', '-z', '--full-tree', 'HEAD', '--', file))
  return /^100\d+ blob (\S+)\t/.exec(entry)?.[1] ?? null
}
