import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { transaction } from './openFile.ts'

const folder = join(import.meta.dirname, '../migrations')

export const allMigrations = () => readdirSync(folder).filter((name) => name.endsWith('.sql'))
const readMigration = (name: string) => readFileSync(join(folder, name), 'utf8')

/** Records migrations as wrangler does, so that a database exported from D1 continues where it was. */
export function migrate(sqlite: DatabaseSync) {
  sqlite.exec(`CREATE TABLE IF NOT EXISTS d1_migrations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT UNIQUE,
    applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
  )`)
  const applied = appliedTo(sqlite)
  for (const name of allMigrations()
    .filter((each) => !applied.includes(each))
    .sort())
    transaction(sqlite, () => {
      sqlite.exec(readMigration(name))
      sqlite.prepare('INSERT INTO d1_migrations (name) VALUES (?)').run(name)
    })
}

/**
 * Checks that a database has what its own migrations make, and none that this version does not know. It may lack the
 * newest, which the next start applies.
 * @throws Error that says what is strange
 */
export function requireOwnSchema(sqlite: DatabaseSync) {
  const applied = columnsOf(sqlite).includes('d1_migrations.name') ? appliedTo(sqlite) : []
  if (applied.length === 0) throw new Error('it has no migration of this site')
  const ofThisVersion = allMigrations()
  const unknown = applied.find((name) => !ofThisVersion.includes(name))
  if (unknown)
    throw new Error(
      `its ${unknown} is no migration of this version, so a newer one has written it: update this site first`,
    )
  using made = new DatabaseSync(':memory:')
  for (const name of applied) made.exec(readMigration(name))
  const columns = columnsOf(sqlite)
  const missing = columnsOf(made).find((column) => !columns.includes(column))
  if (missing) throw new Error(`it has no column ${missing}`)
  const foreign = rulesOf(sqlite).find((rule) => !rulesOf(made).includes(rule))
  if (foreign) throw new Error(`its ${foreign} was made by no migration, and may change what is stored`)
}

function appliedTo(sqlite: DatabaseSync): string[] {
  return sqlite
    .prepare('SELECT name FROM d1_migrations ORDER BY id')
    .all()
    .map(({ name }) => String(name))
}

function columnsOf(sqlite: DatabaseSync): string[] {
  return sqlite
    .prepare(
      `SELECT tables.name || '.' || columns.name AS column
       FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
       WHERE tables.type = 'table'`,
    )
    .all()
    .map(({ column }) => String(column))
}

/** Returns the names of what could change or replace rows when they are written or read. */
function rulesOf(sqlite: DatabaseSync): string[] {
  return sqlite
    .prepare("SELECT type || ' ' || name AS rule FROM sqlite_schema WHERE type IN ('trigger', 'view')")
    .all()
    .map(({ rule }) => String(rule))
}

/** Removes, once, the deleted data that earlier versions left in the file. */
export function scrubOnce(sqlite: DatabaseSync) {
  const scrubbed = 1
  if (sqlite.prepare('PRAGMA user_version').get()?.user_version === scrubbed) return
  sqlite.exec(`VACUUM; PRAGMA user_version = ${scrubbed}`)
}
