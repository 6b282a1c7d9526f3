import { globSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Database, Row } from '#scripts/owner/database/Database.ts'

/**
 * The SQLite file behind the local D1, read directly: asking wrangler takes seconds.
 * @param table tells the file from those of other bindings
 */
export function openLocal(table: string, folder = '.wrangler/state'): Database {
  const files = globSync(`${folder}/**/*.sqlite`).sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  const file = files.find((name) => hasTable(name, table))
  if (!file) throw new Error('There is no local database yet. Start the site once, or add --remote.')
  const database = new DatabaseSync(file, { timeout: 5000 })
  return async (sql, ...values) => database.prepare(sql).all(...values) as Row[]
}

function hasTable(file: string, table: string): boolean {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    const query = database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?")
    return query.get(table) !== undefined
  } finally {
    database.close()
  }
}
