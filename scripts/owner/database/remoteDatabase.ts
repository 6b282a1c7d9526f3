import { execFile } from 'node:child_process'
import type { Database, Row, Value } from '#scripts/owner/database/Database.ts'

const mostOutput = 256 * 1024 * 1024
const environment = { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false' }

/** The database of the live site, through wrangler, with the account that wrangler is signed in to. */
export function openRemote(): Database {
  return async (sql, ...values) => {
    const output = await execute(withValues(sql, values))
    const [result] = JSON.parse(output) as { results: Row[] }[]
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

/** @throws Error with wrangler's own words, never with the statement, which may hold a visitor's */
function execute(statement: string): Promise<string> {
  const args = ['d1', 'execute', 'DATABASE', '--remote', '--json', '--command', statement]
  return new Promise((resolve, reject) => {
    execFile('wrangler', args, { env: environment, maxBuffer: mostOutput }, (error, stdout, stderr) => {
      if (!error) return resolve(stdout)
      const reason = messageOf(stdout) || stderr.trim() || error.code || 'nothing.'
      reject(
        new Error(
          `The live database gave no answer. Signed in? If not: npx wrangler login\nwrangler says: ${reason}`,
        ),
      )
    })
  })
}

/** With --json wrangler reports its failures as JSON too. */
function messageOf(output: string): string | undefined {
  try {
    return (JSON.parse(output) as { error: { text: string } }).error.text
  } catch {
    return undefined
  }
}
