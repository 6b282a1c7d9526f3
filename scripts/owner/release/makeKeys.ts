import { existsSync, writeFileSync } from 'node:fs'
import { newKeys } from './manifest.ts'
import { releaseFiles } from './releaseFiles.ts'

/**
 * Makes the pair of keys that releases are signed with.
 * @returns what to do with them
 * @throws Error when there is a key already
 */
export function makeKeys(): string {
  const files = releaseFiles('.')
  if (existsSync(files.privateKey))
    throw new Error(`${files.privateKey} exists already, and is not replaced.`)
  const { privateKey, publicKey } = newKeys()
  writeFileSync(files.privateKey, privateKey, { mode: 0o600 })
  writeFileSync(files.publicKey, publicKey)
  return [
    `Wrote ${files.privateKey}: keep it secret, and never commit it.`,
    `Wrote ${files.publicKey}: commit it, so that everybody verifies by the same key.`,
  ].join('\n')
}
