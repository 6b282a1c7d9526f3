import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Every file that a build deploys, by its path in the folder, with its SHA-256 in hexadecimal digits. */
export type Manifest = Record<string, string>

export interface SignedManifest {
  /** The manifest as the text that was signed. */
  text: string
  /** Ed25519, base64; absent where the owner has no key. */
  signature?: string
}

export const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

/** The manifest of a built folder. Hosts read `_headers` and never serve it, so it is left out. */
export function manifestOf(client: string): Manifest {
  const files = globSync('**/*', { cwd: client, exclude: ['_headers'] }).concat(
    globSync('.well-known/*', { cwd: client }),
  )
  const names = [...new Set(files)].filter((name) => statSync(join(client, name)).isFile()).sort()
  return Object.fromEntries(names.map((name) => [name, hashOf(readFileSync(join(client, name)))]))
}

/** @param key the private key as PEM */
export function signManifest(manifest: Manifest, key?: string): SignedManifest {
  const text = JSON.stringify(manifest, null, 2)
  if (!key) return { text }
  return { text, signature: sign(null, Buffer.from(text), createPrivateKey(key)).toString('base64') }
}

/**
 * @param key the public key as PEM
 * @throws Error when the manifest is not signed, or not by that key
 */
export function readManifest({ text, signature }: SignedManifest, key: string): Manifest {
  if (!signature) throw new Error('The manifest is not signed: run "npm run release:sign" after the build.')
  const isGenuine = verify(null, Buffer.from(text), createPublicKey(key), Buffer.from(signature, 'base64'))
  if (!isGenuine) throw new Error('The manifest was not signed by this key, or was changed since.')
  return JSON.parse(text)
}

export function newKeys(): { publicKey: string; privateKey: string } {
  return generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
}
