import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })

/** Makes a desk's folder a clone of a new repository that it can publish to, and returns that one's folder. */
export function publishTo(folder: string): string {
  rmSync(join(folder, '.git'), { recursive: true, force: true })
  const remote = mkdtempSync(join(tmpdir(), 'site-remote-'))
  git(remote, 'init', '--bare', '--quiet', '--initial-branch=main')
  git(folder, 'init', '--quiet', '--initial-branch=main')
  git(folder, 'config', 'user.name', 'Ada Okafor')
  git(folder, 'config', 'user.email', 'ada@firm.example')
  git(folder, 'remote', 'add', 'origin', remote)
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', '--message', 'Begin')
  git(folder, 'push', '--quiet', '--set-upstream', 'origin', 'main')
  return remote
}

/** A new folder with what was published, as a build on another machine gets it. */
export function cloneOf(remote: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-host-'))
  git(folder, 'clone', '--quiet', remote, '.')
  return folder
}
