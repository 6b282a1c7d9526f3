import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gitIn } from './git.ts'

/** Who signs releases, as git and ssh-keygen read it: docs/release.md. */
const signersFile = 'allowed_signers'

/**
 * The commit of a release, once its tag is found to be signed with a key that is committed here. Nothing of the release
 * has run by then.
 * @param version the name of its tag
 * @throws Error where there is no such tag, or nobody who may has signed it as this version
 */
export function verifiedCommit(folder: string, version: string): string {
  const git = gitIn(folder)
  const found = spawnSync('git', ['rev-parse', '-q', '--verify', `refs/tags/${version}`], {
    ...{ cwd: folder, encoding: 'utf8' },
  })
  if (found.status !== 0) throw new Error(`There is no release "${version}".`)
  // By its hash from here on: what was verified is what is merged.
  const tag = found.stdout.trim()
  const refused = (why: string) =>
    new Error(`${version} is not a release that this repository trusts, and nothing of it was run: ${why}`)
  if (git('cat-file', '-t', tag).trim() !== 'tag') throw refused('its tag is not signed.')
  requireSigners(folder)
  const { status, stderr } = spawnSync('git', [...trustOnlySigners(folder), 'verify-tag', tag], {
    ...{ cwd: folder, encoding: 'utf8' },
  })
  if (status !== 0)
    throw refused(`its tag is not signed with a key of ${signersFile}.\n${stderr.trim()}`.trim())
  const [, commit, name] = /^object (\S+)\ntype commit\ntag (.+)$/m.exec(git('cat-file', 'tag', tag)) ?? []
  // Who can write tags could show an old release, signed as it is, under the name of a new one.
  if (!commit || name !== version) throw refused(`what is signed is ${name ?? 'no commit'}.`)
  return commit
}

function requireSigners(folder: string) {
  const file = resolve(folder, signersFile)
  const keys = existsSync(file) ? readFileSync(file, 'utf8').match(/^[^#\s].*$/gm) : null
  if (!keys)
    throw new Error(
      `${signersFile} names no key, so no release can be verified. Ask those who publish the project for it, by a way that you trust: docs/upgrade.md.`,
    )
}

/** Signatures of other kinds are verified against keys that lie elsewhere on the machine. */
const trustOnlySigners = (folder: string) =>
  [
    'gpg.format=ssh',
    `gpg.ssh.allowedSignersFile=${resolve(folder, signersFile)}`,
    'gpg.minTrustLevel=fully',
    ...['gpg', 'gpg.openpgp', 'gpg.x509'].map((kind) => `${kind}.program=false`),
  ].flatMap((setting) => ['-c', setting])
