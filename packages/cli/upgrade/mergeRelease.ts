import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gitIn } from './git.ts'

export interface Merge {
  /** The owner's files that the release changed in the same places: theirs stayed. */
  kept: string[]
  /** Words, settings and pictures that are new with the release, and which its owner may not want. */
  brought: string[]
  /** Files of code that both have changed: the merge waits for them. */
  byHand: string[]
  /** Whether the release was there already. */
  isOld: boolean
}

/**
 * Merges a release into the branch that is checked out. Where both have changed the same lines, the owner's files keep
 * the owner's, and code waits for somebody; where it need not wait, the merge is committed.
 * @param release a commit
 * @param version how it is called
 * @throws Error where git refuses, with nothing changed
 */
export function mergeRelease(folder: string, release: string, version: string): Merge {
  const git = gitIn(folder)
  const isOld = git('rev-list', '--count', `HEAD..${release}`).trim() === '0'
  if (isOld) return { kept: [], brought: [], byHand: [], isOld }
  const { stderr } = spawnSync('git', ['merge', '--no-ff', '--no-commit', release], {
    cwd: folder,
    encoding: 'utf8',
  })
  const unmerged = names(git('diff', '--name-only', '--diff-filter=U', '-z'))
  // Without one, git has not begun: it says why.
  if (spawnSync('git', ['rev-parse', '-q', '--verify', 'MERGE_HEAD'], { cwd: folder }).status !== 0)
    throw new Error(stderr.trim() || `${version} could not be merged.`)
  const kept = unmerged.filter(isOwners)
  for (const file of kept) keepOwners(folder, file)
  const byHand = unmerged.filter((file) => !isOwners(file))
  const brought = names(git('diff', '--cached', '--name-only', '--diff-filter=A', '-z', 'HEAD')).filter(
    isOwners,
  )
  if (byHand.length === 0) git('commit', '-q', '-m', `Upgrade to ${version}`)
  return { kept, brought, byHand, isOld }
}

const names = (list: string) => list.split('\0').filter(Boolean)

/** Both changes, and of those that meet the owner's; what one of them has deleted is as the owner left it. */
function keepOwners(folder: string, file: string) {
  const git = gitIn(folder)
  const stages = names(git('ls-files', '-u', '-z', '--', file)).map((entry) => entry.split(/[ \t]/)[2])
  if (!stages.includes('2')) {
    git('rm', '-q', '--cached', '--', file)
    rmSync(join(folder, file), { force: true })
    return
  }
  if (stages.length === 3) writeFileSync(join(folder, file), merged(folder, file))
  else git('checkout', '--ours', '--', file)
  git('add', '--', file)
}

function merged(folder: string, file: string): Buffer {
  using own = mkdtempDisposableSync(join(tmpdir(), 'merge-'))
  const contentOf = (stage: string) =>
    execFileSync('git', ['show', `:${stage}:${file}`], { cwd: folder, maxBuffer: 2 ** 28 })
  const versions = ['2', '1', '3'].map((stage) => {
    const path = join(own.path, stage)
    writeFileSync(path, contentOf(stage))
    return path
  })
  const { status, stdout } = spawnSync('git', ['merge-file', '-p', '--ours', ...versions], {
    maxBuffer: 2 ** 28,
  })
  // A picture has no lines.
  return status === 0 ? stdout : contentOf('2')
}

/** What belongs to the owner, and no release decides: docs/upgrade.md says the same in words. */
const ownerFiles = [
  // A release from before the engine stood in packages has code there too.
  /^content\/(?!.*\.tsx?$)/,
  /^public\//,
  /^wrangler\.jsonc$/,
  /^data\/(?:closedDays|holidays)\.ts$/,
  /^imports\//,
  /^release-key\.pub\.pem$/,
]

const isOwners = (path: string) => ownerFiles.some((pattern) => pattern.test(path))
