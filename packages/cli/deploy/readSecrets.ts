import { spawnSync } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { environment } from '../wrangler.ts'

/**
 * Returns the names of a Worker's secrets, or none if the Worker does not exist yet.
 * @param env "preview", or "" for the live Worker
 */
export function readSecrets(env = ''): { secrets: string[]; diagnostics: Diagnostic[] } {
  const { stdout, stderr, status } = spawnSync(
    'wrangler',
    ['secret', 'list', '--format', 'json', '--env', env],
    {
      env: { ...environment(), CI: 'true' },
      encoding: 'utf8',
    },
  )
  if (status === 0)
    return { secrets: JSON.parse(stdout).map(({ name }: { name: string }) => name), diagnostics: [] }
  if (/10007|does not exist/.test(stderr + stdout)) return { secrets: [], diagnostics: [] }
  const diagnostic = {
    file: 'account',
    message: `cannot list the secrets of the live site: ${firstError(stderr)}`,
    fix: 'npx wrangler login (in a pipeline: set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID)',
  }
  return { secrets: [], diagnostics: [diagnostic] }
}

function firstError(text: string): string {
  const line = stripVTControlCharacters(text)
    .split('\n')
    .find((line) => line.includes('ERROR'))
  return line?.replace(/^.*?\]\s*/, '') ?? 'wrangler gave no reason'
}
