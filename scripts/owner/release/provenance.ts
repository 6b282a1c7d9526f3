import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * The commit that holds all sources of the site.
 * @throws Error when there are changes that no commit holds
 */
export function currentCommit(): string {
  const changes = run('git', 'status', '--porcelain')
  if (changes)
    throw new Error(
      `A release is signed with its commit, and no commit holds these changes:\n${changes}Commit or remove them, and build and sign anew.`,
    )
  return run('git', 'rev-parse', 'HEAD').trim()
}

/** The code that `wrangler deploy` uploads: the same bytes wherever the same commit and packages are. */
export function edgeBundle(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'edge-bundle-'))
  try {
    run('wrangler', 'deploy', '--dry-run', '--outdir', folder)
    return readFileSync(join(folder, 'worker.js'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Every package that the site or its edge contains, as CycloneDX, without what differs from run to run. */
export function billOfMaterials(): string {
  const { serialNumber: _, ...bill } = JSON.parse(
    run('npm', 'sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--omit', 'dev'),
  )
  delete bill.metadata.timestamp
  // npm puts the name of the folder here.
  delete bill.metadata.component.name
  return `${JSON.stringify(bill, null, 2)}\n`
}

function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false' },
  })
  if (status === 0) return stdout
  throw new Error(`"${[command, ...args].join(' ')}" failed:\n${error?.message ?? (stderr || stdout)}`)
}
