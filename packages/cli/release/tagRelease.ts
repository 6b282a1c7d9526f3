import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gitIn } from '../upgrade/git.ts'
import { verifiedCommit } from '../upgrade/verifyTag.ts'

/**
 * Tags the commit that is checked out as the version of `package.json`, with what CHANGELOG.md says of it, signed with the
 * SSH key that git is set up with. It is the tag that `npm run upgrade` asks for.
 * @returns what to do next
 * @throws Error where the version is not ready, or the tag would not be trusted; then there is no tag
 */
export function tagRelease(project: string): string {
  const git = gitIn(project)
  const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { version: string }
  const tag = `v${version}`
  if (git('tag', '--list', tag).trim())
    throw new Error(`${tag} is there already. Write the next version into package.json and CHANGELOG.md.`)
  const changes = changesOf(readFileSync(join(project, 'CHANGELOG.md'), 'utf8'), version)
  if (git('status', '--porcelain').trim())
    throw new Error('Some changes are not committed. Commit or remove them, then tag.')
  const sign = ['-c', 'gpg.format=ssh', 'tag', '--sign', '--cleanup=verbatim', '--file=-', tag]
  execFileSync('git', sign, {
    cwd: project,
    input: `${tag}\n\n${changes}\n`,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  try {
    verifiedCommit(project, tag)
  } catch (error) {
    git('tag', '--delete', tag)
    throw new Error(
      `${(error as Error).message}\nThe tag was removed again: docs/release.md says how to name your key.`,
    )
  }
  return `Tagged ${tag}. Publish it: git push origin ${tag}`
}

/** @throws Error where the file has no section of the version */
function changesOf(changelog: string, version: string): string {
  const section = changelog.split(/^## /m).find((each) => each.split(/\s/, 1)[0] === version)
  const changes = section?.replace(/^.*\n/, '').trim()
  if (!changes) throw new Error(`CHANGELOG.md does not say what is new: write a section "## ${version}".`)
  return changes
}
