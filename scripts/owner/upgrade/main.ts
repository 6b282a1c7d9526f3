import { spawnSync } from 'node:child_process'
import { readOptions } from '#scripts/readOptions.ts'
import { gitIn, type Merge, mergeRelease } from './mergeRelease.ts'

/**
 * Merges a newer release into this repository, on a branch of its own, and runs the tests.
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
  const release = commitOf(version)
  requireReady(release)
  const before = git('branch', '--show-current').trim()
  const branch = `upgrade-${version.replaceAll(/[^\w.-]+/g, '-')}`
  git('switch', '--quiet', '--create', branch)
  const merge = mergeRelease('.', release, version)
  if (merge.isOld) {
    git('switch', '--quiet', before)
    git('branch', '--quiet', '--delete', branch)
    console.log(`${version} is in this repository already.`)
  } else finish(merge, before, branch)
} catch (error) {
  const { stderr, message } = error as Error & { stderr?: string }
  console.error(stderr?.trim() || message)
  process.exitCode = 1
}

function releases(): string {
  const tags = git('tag', '--sort=-version:refname').trim().split('\n').filter(Boolean)
  return tags.slice(0, 10).join(', ') || `none. Say where they are: git remote add ${remote} <address>`
}

function commitOf(version: string): string {
  const names = [version, `${remote}/${version}`]
  for (const name of names) {
    const { status, stdout } = spawnSync('git', ['rev-parse', '-q', '--verify', `${name}^{commit}`], {
      encoding: 'utf8',
    })
    if (status === 0) return stdout.trim()
  }
  throw new Error(`There is no release "${version}". There are: ${releases()}`)
}

function requireReady(release: string) {
  if (git('status', '--porcelain').trim())
    throw new Error('Some changes are not committed yet. Publish them, or run: git add --all && git commit')
  if (spawnSync('git', ['merge-base', 'HEAD', release]).status !== 0)
    throw new Error(
      'This repository has no history in common with the release, so nothing tells your changes from it.\n' +
        'Begin with a clone of the project, copy into it what docs/upgrade.md calls yours, and commit.',
    )
  if (!git('branch', '--show-current').trim())
    throw new Error('No branch is checked out. Run: git switch main')
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
  if (byHand.length > 0)
    throw new Error(
      `Both have changed this code, which somebody has to join:\n${listed(byHand)}\n` +
        'Edit them between <<<<<<< and >>>>>>>, then: git add --all && git commit --no-edit && npm ci && npm test\n' +
        `Or leave everything as it was: git merge --abort && git switch ${before} && git branch -D ${branch}`,
    )
  if (!values['merge-only']) {
    run('npm', 'ci')
    run('npm', 'test')
  }
  console.log(`Upgraded, on the branch ${branch}. To keep it: git switch ${before} && git merge ${branch}`)

  function run(...[command = '', ...args]: string[]) {
    const { status } = spawnSync(command, args, { stdio: 'inherit' })
    if (status === 0) return
    throw new Error(
      `${command} ${args.join(' ')} fails on the branch ${branch}. Mend what it names, and commit, or return: git switch ${before}`,
    )
  }
}
