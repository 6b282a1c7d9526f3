import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'

/** Makes an empty repository, in which all tests of the file that calls it run. */
export function inRepository() {
  const project = process.cwd()
  const folder = mkdtempSync(join(tmpdir(), 'site-repository-'))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@firm.example', ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim()
  beforeAll(() => {
    process.chdir(folder)
    git('init', '--quiet', '--initial-branch=main')
  })
  afterAll(() => {
    process.chdir(project)
    rmSync(folder, { recursive: true })
  })
  return { project, folder, git }
}
