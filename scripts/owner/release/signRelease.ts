import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '#data/site.ts'
import { client } from '#scripts/built/artefact.ts'
import { notFoundPages } from './expected.ts'
import { lastVerified } from './lastVerified.ts'
import { type Manifest, servedFiles, sha256Of, signManifest } from './manifest.ts'
import { billOfMaterials, currentCommit, edgeBundle } from './provenance.ts'
import { described, releaseFiles } from './releaseFiles.ts'
import { requireCurrentBuild } from './requireCurrentBuild.ts'

/**
 * Signs the last build.
 * @returns what was signed, in words
 * @throws Error when there is no key, or no build of exactly what was committed; then nothing changes
 */
export function signRelease(): string {
  const files = releaseFiles('.')
  requireCurrentBuild(client)
  if (!existsSync(files.privateKey))
    throw new Error(`There is no ${files.privateKey} to sign with: "npm run release -- key" makes one.`)
  const commit = currentCommit()
  const [edge, packages, now] = [edgeBundle(), billOfMaterials(), new Date()]
  const manifest: Manifest = {
    number: Math.max(Math.floor(now.valueOf() / 1000), (lastVerified(site.origin)?.number ?? 0) + 1),
    date: now.toISOString(),
    commit,
    origin: site.origin,
    edge: sha256Of(edge),
    packages: sha256Of(packages),
    headers: readFileSync(join(client, '_headers'), 'utf8'),
    rewritten: notFoundPages.filter((file) =>
      /\sdata-consent\b/.test(readFileSync(join(client, file), 'utf8')),
    ),
    files: servedFiles(client),
  }
  const { text, signature } = signManifest(manifest, readFileSync(files.privateKey, 'utf8'))
  rmSync(files.folder, { recursive: true, force: true })
  mkdirSync(files.folder, { recursive: true })
  writeFileSync(files.edge, edge)
  writeFileSync(files.packages, packages)
  writeFileSync(files.manifest, text)
  writeFileSync(files.signature, signature)
  return `Signed ${described(manifest)}\n\nKeep ${files.folder}/ with the release.`
}
