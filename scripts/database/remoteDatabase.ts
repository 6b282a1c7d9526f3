import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Database, Row, Value } from '#scripts/database/Database.ts'

const run = promisify(execFile)
const mostOutput = 256 * 1024 * 1024

/** The database of the live site, through wrangler, with the account that wrangler is signed in to. */
export function openRemote(): Database {
  const wrangler = join(
    dirname(createRequire(import.meta.url).resolve('wrangler/package.json')),
    'bin/wrangler.js',
  )
  return async (sql, ...values) => {
    const command = ['d1', 'execute', 'DATABASE', '--remote', '--json', '--command', withValues(sql, values)]
    const { stdout } = await run(process.execPath, [wrangler, ...command], { maxBuffer: mostOutput })
    const [result] = JSON.parse(stdout) as { results: Row[] }[]
    return result?.results ?? []
  }
}

/** wrangler takes no bound values, so they become SQL literals in place of each question mark. */
export function withValues(sql: string, values: readonly Value[]): string {
  const literals = values.map((value) =>
    typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value),
  )
  let next = 0
  return sql.replace(/\?/g, () => literals[next++] ?? 'NULL')
}
