import { spawnSync } from 'node:child_process'
import type { Diagnostic } from '#data/diagnostic.ts'
import { environment } from '#scripts/wrangler.ts'

/** The names of the live Worker's secrets; none where the Worker does not exist yet. */
export function readSecrets(): { secrets: string[]; diagnostics: Diagnostic[] } {
  const { stdout, stderr, status } = spawnSync('wrangler', ['secret', 'list', '--format', 'json'], {
    env: { ...environment, CI: 'true' },
    encoding: 'utf8',
  })
  if (status === 0) return { secrets: namesOf(stdout), diagnostics: [] }
  if (/10007|does not exist/.test(stderr + stdout)) return { secrets: [], diagnostics: [] }
  const diagnostic = {
    file: 'account',
    message: `cannot list the secrets of the live site: ${firstError(stderr)}`,
    fix: 'npx wrangler login (in a pipeline: set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID)',
  }
  return { secrets: [], diagnostics: [diagnostic] }
}

function namesOf(json: string): string[] {
  return (JSON.parse(json) as { name: string }[]).map(({ name }) => name)
}

function firstError(text: string): string {
  const escapes = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g')
  const line = text
    .replace(escapes, '')
    .split('\n')
    .find((line) => line.includes('ERROR'))
  return line?.replace(/^.*?\]\s*/, '') ?? 'wrangler gave no reason'
}
