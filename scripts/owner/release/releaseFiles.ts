import { join } from 'node:path'
import type { Manifest } from './manifest.ts'

/** Where everything about a release lies in a project. */
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

/** A release in words, a fact a line. */
export function described({
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
