import { existsSync, readFileSync } from 'node:fs'
import { compare, type Difference } from './compare.ts'
import { maxUnsigned } from './expectedResponses.ts'
import { fetchOnce } from './fetchOnce.ts'
import { lastVerified, rememberVerified } from './lastVerified.ts'
import { describeRelease, type Manifest, readManifest, releaseFiles, sha256Of } from './manifest.ts'

/**
 * Compares a live site with the signed release, and records the release if nothing differs.
 * @param acceptOlder whether the release may be older than the last one verified for the site
 * @returns a description of what was compared
 * @throws Error that names every difference, or if there is no signed release to compare with
 */
export async function verifyRelease(project: string, origin: string, acceptOlder: boolean): Promise<string> {
  if (!/^https?:/.test(origin) || !URL.canParse(origin))
    throw new Error('Name the site: npm run release -- verify https://www.your-firm.com')
  const release = signedRelease(project)
  if (!acceptOlder) requireNoOlder(origin, release)
  await fetchOnce(new URL(origin), {}, maxUnsigned).catch(({ message, code }) => {
    throw new Error(`${origin} does not answer: ${message || code}`)
  })
  const differences = await compare(origin, release)
  if (differences.length > 0) {
    const count = differences.length === 1 ? 'one difference' : `${differences.length} differences`
    const outcome = `${origin} does not serve what was signed: ${count}.`
    throw new Error(
      [...differences.map(describe), '', `The signed release: ${describeRelease(release)}`, '', outcome].join(
        '\n',
      ),
    )
  }
  rememberVerified(origin, release)
  return `${origin} serves what was signed: ${describeRelease(release)}`
}

function signedRelease(project: string): Manifest {
  const { manifest, signature, publicKey, packages, edge } = releaseFiles(project)
  for (const file of [manifest, signature, publicKey, packages, edge])
    if (!existsSync(file)) throw new Error(`${file} is missing: sign a build first, see docs/release.md.`)
  const signed = { text: readFileSync(manifest, 'utf8'), signature: readFileSync(signature, 'utf8') }
  const release = readManifest(signed, readFileSync(publicKey, 'utf8'))
  const others: [file: string, hash: string][] = [
    [packages, release.packages],
    [edge, release.edge],
  ]
  for (const [file, hash] of others)
    if (sha256Of(readFileSync(file)) !== hash) throw new Error(`${file} is not the file that was signed.`)
  return release
}

function requireNoOlder(origin: string, { number, date }: Manifest) {
  const last = lastVerified(origin)
  if (!last || number >= last.number) return
  throw new Error(
    `The manifest is older than the last one verified for ${origin}: release ${number} of ${date}, after release ${last.number} of ${last.date} (commit ${last.commit}).\nIf the site was rolled back on purpose, add --accept-older.`,
  )
}

const describe = ({ path, what, to }: Difference) =>
  `${path} ${what}${to.length > 0 ? `\n    to ${to.join('; ')}` : ''}`
