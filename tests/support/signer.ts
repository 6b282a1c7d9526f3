import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A pair of keys that signs tags for the length of a test, and its line for those who verify. */
export function signer(name = 'releases@lintel.test') {
  const folder = mkdtempSync(join(tmpdir(), 'signer-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const key = join(folder, 'key')
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', name, '-f', key])
  return {
    key,
    line: `${name} namespaces="git" ${readFileSync(`${key}.pub`, 'utf8')}`,
    /** What git needs to sign with it. */
    settings: ['-c', 'gpg.format=ssh', '-c', `user.signingkey=${key}`],
  }
}
