import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempDisposableSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { client } from '@lintel/engine/built/artefact.ts'
import { engineFile } from '@lintel/engine/render/engineFile.ts'
import { site } from '@site/data/site.ts'
import { environment } from '../wrangler.ts'
import { notFoundPages } from './expectedResponses.ts'
import { lastVerified } from './lastVerified.ts'
import {
  describeRelease,
  type Manifest,
  releaseFiles,
  servedFiles,
  sha256Of,
  signManifest,
} from './manifest.ts'

/** The maximum number of files listed in an error. */
const maxListed = 5

/**
 * Signs the last build.
 * @returns a description of what was signed
 * @throws Error if there is no key, or no build of exactly the committed sources; nothing is changed then
 */
export function signRelease(): string {
  const files = releaseFiles('.')
  requireCurrentBuild(client)
  if (!existsSync(files.privateKey))
    throw new Error(`There is no ${files.privateKey} to sign with. Create it: npm run release -- key`)
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
  return `Signed ${describeRelease(manifest)}\n\nKeep ${files.folder}/ with the release.`
}

/**
 * Ensures that a folder contains exactly the build of the current sources. It builds again, which changes
 * nothing if that is so.
 * @throws Error if there is no build, if it was a different one, or if the sources cannot be built
 */
function requireCurrentBuild(folder: string) {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error('There is no build to sign. Run "npm run build" first.')
  const before = contentsOf(folder)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [engineFile('@lintel/engine/build/main.ts')],
    {
      encoding: 'utf8',
    },
  )
  if (status !== 0)
    throw new Error(`Nothing was signed, because the site could not be built.\n${stdout}${stderr}`)
  const after = contentsOf(folder)
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  )
  if (changed.length === 0) return
  const others = changed.length > maxListed ? ` and ${changed.length - maxListed} more` : ''
  throw new Error(
    `Nothing was signed, because ${folder} was not built from the present sources: ${changed.slice(0, maxListed).join(', ')}${others} differed. It has been rebuilt: look at it, then sign again.`,
  )
}

function contentsOf(folder: string): Map<string, string> {
  const served = Object.entries(servedFiles(folder)).map(([file, { sha256 }]): [string, string] => [
    file,
    sha256,
  ])
  const headers = join(folder, '_headers')
  return new Map([...served, ['_headers', existsSync(headers) ? sha256Of(readFileSync(headers)) : '']])
}

/**
 * Returns the commit that contains all sources of the site.
 * @throws Error if there are uncommitted changes
 */
function currentCommit(): string {
  const changes = run('git', 'status', '--porcelain')
  if (changes)
    throw new Error(
      `A release is signed together with its commit, and these changes are not committed:\n${changes}Commit or remove them, then build and sign again.`,
    )
  return run('git', 'rev-parse', 'HEAD').trim()
}

/** Returns the code that `wrangler deploy` uploads. The same commit and packages give the same bytes. */
function edgeBundle(): Buffer {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'edge-bundle-'))
  run('wrangler', 'deploy', '--dry-run', '--outdir', folder.path)
  return readFileSync(join(folder.path, 'worker.js'))
}

/** Lists every package of the site and its edge, as CycloneDX, without what differs between runs. */
function billOfMaterials(): string {
  const { serialNumber: _, ...bill } = JSON.parse(
    run('npm', 'sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--omit', 'dev'),
  )
  delete bill.metadata.timestamp
  // npm sets this to the name of the folder.
  delete bill.metadata.component.name
  return `${JSON.stringify(bill, null, 2)}\n`
}

function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...environment(), CI: 'true' },
  })
  if (status === 0) return stdout
  throw new Error(`"${[command, ...args].join(' ')}" failed:\n${error?.message ?? (stderr || stdout)}`)
}
