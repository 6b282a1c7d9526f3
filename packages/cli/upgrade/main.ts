import { spawnSync } from 'node:child_process'
import { readOptions } from '@lintel/engine/command/readOptions.ts'
import { gitIn } from './git.ts'
import { type Merge, mergeRelease } from './mergeRelease.ts'
import { verifiedCommit } from './verifyTag.ts'

/**
 * Verifies a newer release, merges it into this repository, on a branch of its own, and runs the tests.
 *   npm run upgrade -- v1.2.0
 *   npm run upgrade -- v1.2.0 --merge-only   leaves packages and tests to a pipeline
 */
const { values, positionals } = readOptions({
  allowPositionals: true,
  options: { 'merge-only': { type: 'boolean', default: false } },
})
/** Where releases come from: docs/upgrade.md. */
const remote = 'lintel'
const git = gitIn('.')
const listed = (files: string[]) => files.map((file) => `  ${file}`).join('\n')

try {
  const [version] = positionals
  if (git('remote').split('\n').includes(remote)) git('fetch', '--quiet', '--tags', remote)
  if (!version) throw new Error(`Name a release: npm run upgrade -- <version>\nThere are: ${releases()}`)
  const branch = `upgrade-${version.replaceAll(/[^\w.-]+/g, '-')}`
  requireReady()
  const release = verifiedCommit('.', version)
  requireShared(release)
  const before = git('branch', '--show-current').trim()
  if (before === branch) finish(mergeRelease('.', release, version), '-', branch)
  else {
    requireNew(branch, version)
    git('switch', '--quiet', '--create', branch)
    const merge = mergeRelease('.', release, version)
    if (merge.isOld) {
      git('switch', '--quiet', before)
      git('branch', '--quiet', '--delete', branch)
      console.log(`${version} is in this repository already.`)
    } else finish(merge, before, branch)
  }
} catch (error) {
  const { stderr, message } = error as Error & { stderr?: string }
  console.error(stderr?.trim() || message)
  process.exitCode = 1
}

function releases(): string {
  const tags = git('tag', '--sort=-version:refname').trim().split('\n').filter(Boolean)
  return tags.slice(0, 10).join(', ') || `none. Say where they are: git remote add ${remote} <address>`
}

function requireReady() {
  const unmerged = git('diff', '--name-only', '--diff-filter=U').trim().split('\n').filter(Boolean)
  if (isCommit('MERGE_HEAD')) throw new Error(joining(unmerged, '-', git('branch', '--show-current').trim()))
  if (git('status', '--porcelain').trim())
    throw new Error('Some changes are not committed yet. Publish them, or run: git add --all && git commit')
  if (!git('branch', '--show-current').trim())
    throw new Error('No branch is checked out. Run: git switch main')
}

function requireShared(release: string) {
  if (spawnSync('git', ['merge-base', 'HEAD', release]).status !== 0)
    throw new Error(
      'This repository has no history in common with the release, so nothing tells your changes from it.\n' +
        'Begin with a clone of the project, copy into it what docs/upgrade.md calls yours, and commit.',
    )
}

function requireNew(branch: string, version: string) {
  if (!isCommit(`refs/heads/${branch}`)) return
  throw new Error(
    `The branch ${branch} is there from an earlier upgrade.\n` +
      `Go on with it: git switch ${branch} && npm run upgrade -- ${version}\n` +
      `Or begin anew: git branch -D ${branch} && npm run upgrade -- ${version}`,
  )
}

function isCommit(name: string): boolean {
  return spawnSync('git', ['rev-parse', '-q', '--verify', name]).status === 0
}

/** What to do about code that both have changed. `git diff --check` refuses a file that still has the marks. */
function joining(files: string[], before: string, branch: string): string {
  return [
    `Both have changed this code, which somebody has to join:\n${listed(files)}`,
    'Edit them between <<<<<<< and >>>>>>>, until none of these marks is left, then:',
    '  git diff --check && git add --all && git commit --no-edit && npm ci && npm test',
    `Or leave everything as it was: git merge --abort && git switch ${before} && git branch -D ${branch}`,
  ].join('\n')
}

function finish({ kept, brought, byHand }: Merge, before: string, branch: string) {
  if (kept.length > 0)
    console.log(
      `Both have changed these. Yours stayed; see what the release says, and take what you like (git show <version>:<file>):\n${listed(kept)}`,
    )
  if (brought.length > 0)
    console.log(
      `These are new with the release. Read them, and delete what is not yours to say:\n${listed(brought)}`,
    )
  if (byHand.length > 0) throw new Error(joining(byHand, before, branch))
  if (!values['merge-only']) {
    run('npm', 'ci')
    run('npm', 'test')
  }
  console.log(`Upgraded, on the branch ${branch}. To keep it: git switch ${before} && git merge ${branch}`)

  function run(...[command = '', ...args]: string[]) {
    const { status } = spawnSync(command, args, { stdio: 'inherit' })
    if (status === 0) return
    throw new Error(
      `${command} ${args.join(' ')} fails on the branch ${branch}. Mend what it names, commit, and run the upgrade again, or return: git switch ${before}`,
    )
  }
}
