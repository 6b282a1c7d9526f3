import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as v from 'valibot'

const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const naturalNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The signed contents of a release. */
const manifestSchema = v.strictObject({
  /** Higher than in every earlier release. */
  number: naturalNumber,
  date: v.pipe(v.string(), v.isoTimestamp()),
  commit: v.pipe(v.string(), v.regex(/^[0-9a-f]{40,64}$/)),
  /** The intended origin of the site. */
  origin: v.pipe(v.string(), v.url()),
  /** Hash of the bundled edge code. */
  edge: sha256,
  /** Hash of the list of packages (SBOM). */
  packages: sha256,
  /** The text of `_headers`, which says which headers each path has. */
  headers: v.string(),
  /** Not-found pages that the edge serves without the parts that load others, so not exactly as built. */
  rewritten: v.array(v.string()),
  /** Every file served, by its path in the built folder. */
  files: v.record(v.string(), v.strictObject({ sha256, bytes: naturalNumber })),
})

export type Manifest = v.InferOutput<typeof manifestSchema>

interface SignedManifest {
  /** The exact text of the manifest that was signed. */
  text: string
  /** Ed25519, base64. */
  signature: string
}

export const sha256Of = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

/**
 * Lists the files that a built folder serves, without files that hosts read themselves and compressed copies
 * of listed files.
 */
export function servedFiles(client: string): Manifest['files'] {
  const names = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(client, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((name, _, all) => {
      return (
        !/^_(?:headers|redirects)$/.test(name) &&
        !(/\.(?:br|gz)$/.test(name) && all.includes(name.slice(0, -3)))
      )
    })
  return Object.fromEntries(
    names.sort().map((name) => {
      const content = readFileSync(join(client, name))
      return [name, { sha256: sha256Of(content), bytes: content.length }]
    }),
  )
}

/**
 * Signs a manifest.
 * @param key the private key as PEM
 */
export function signManifest(manifest: Manifest, key: string): SignedManifest {
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  return { text, signature: sign(null, Buffer.from(text), createPrivateKey(key)).toString('base64') }
}

/**
 * Verifies and parses a manifest.
 * @param key the public key as PEM
 * @throws Error if it was not signed with that key, or has no valid content to compare with
 */
export function readManifest({ text, signature }: SignedManifest, key: string): Manifest {
  const isGenuine = verify(null, Buffer.from(text), createPublicKey(key), Buffer.from(signature, 'base64'))
  if (!isGenuine)
    throw new Error('The manifest was not signed by this key, or was changed since it was signed.')
  const { success, output, issues } = v.safeParse(manifestSchema, parsed(text))
  if (!success)
    throw new Error(
      `The manifest does not have this version's format: ${v.getDotPath(issues[0]) ?? 'it'} is wrong. Sign the build again.`,
    )
  if (Object.keys(output.files).length === 0) throw new Error('The manifest is empty: no file was signed.')
  return output
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function newKeys(): { publicKey: string; privateKey: string } {
  return generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
}

/**
 * Creates the key pair for signing releases.
 * @returns instructions for the keys
 * @throws Error if there is a key already
 */
export function makeKeys(): string {
  const files = releaseFiles('.')
  if (existsSync(files.privateKey))
    throw new Error(`${files.privateKey} already exists and was not replaced.`)
  const { privateKey, publicKey } = newKeys()
  writeFileSync(files.privateKey, privateKey, { mode: 0o600 })
  writeFileSync(files.publicKey, publicKey)
  return [
    `Wrote ${files.privateKey}: keep it secret, and never commit it.`,
    `Wrote ${files.publicKey}: commit it, so that everybody verifies with the same key.`,
  ].join('\n')
}

/** Returns the paths of a project's release files. */
export function releaseFiles(project: string) {
  const folder = join(project, 'dist/release')
  return {
    folder,
    manifest: join(folder, 'manifest.json'),
    signature: join(folder, 'manifest.sig'),
    edge: join(folder, 'edge.js'),
    packages: join(folder, 'sbom.cdx.json'),
    privateKey: join(project, 'release-key.pem'),
    publicKey: join(project, 'release-key.pub.pem'),
  }
}

/** Describes a release in words, one fact per line. */
export function describeRelease({
  number,
  date,
  commit,
  origin,
  edge,
  packages,
  files,
  headers,
}: Manifest): string {
  const sizes = Object.values(files).map(({ bytes }) => bytes)
  const megabytes = (sizes.reduce((sum, bytes) => sum + bytes, 0) / 1e6).toFixed(1)
  return [
    `release ${number} for ${origin}`,
    `  signed    ${date}`,
    `  commit    ${commit}`,
    `  files     ${sizes.length}, ${megabytes} MB`,
    `  headers   ${headers.match(/^\//gm)?.length ?? 0} rules`,
    `  edge      SHA-256 ${edge}`,
    `  packages  SHA-256 ${packages}`,
  ].join('\n')
}
