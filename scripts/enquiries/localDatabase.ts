import { globSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Database, Row } from '#scripts/enquiries/Database.ts'

/** The SQLite file behind the local D1, read directly: asking wrangler takes seconds. */
export function openLocal(folder = '.wrangler/state'): Database {
  const files = globSync(`${folder}/**/*.sqlite`).sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  const file = files.find(hasEnquiries)
  if (!file) throw new Error('There is no local database yet. Start the site once, or add --remote.')
  const database = new DatabaseSync(file, { timeout: 5000 })
  return async (sql, ...values) => database.prepare(sql).all(...values) as Row[]
}

function hasEnquiries(file: string): boolean {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    return (
      database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'enquiries'").get() !==
      undefined
    )
  } finally {
    database.close()
  }
}
