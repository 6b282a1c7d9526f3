import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { Database, Statement } from '#functions/_database/database.ts'

const migrationsFolder = join(import.meta.dirname, '../../../functions/migrations')

/** How long a statement waits for another process that writes, such as a backup, in ms. */
const busyTimeout = 5_000

interface SqliteDatabase extends Database {
  close(): void
}

/**
 * The database of the functions in a file of this machine, brought up to date with its migrations. What a transaction
 * has written is on disk when it returns (`synchronous = FULL`), so neither a crash nor a power cut loses it.
 * @param file is made where there is none
 */
export function openSqlite(file: string): SqliteDatabase {
  const sqlite = new DatabaseSync(file, { timeout: busyTimeout })
  sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  migrate(sqlite)
  return {
    prepare: (sql) => statement(sqlite, sql),
    // Async functions, so that an error of SQLite is a rejection, as with D1.
    batch: async (statements) =>
      transaction(
        sqlite,
        () => statements.map((each) => ({ results: (each as SqliteStatement).rows() })) as never,
      ),
    close: () => sqlite.close(),
  }
}

interface SqliteStatement extends Statement {
  rows(): Record<string, unknown>[]
}

function statement(sqlite: DatabaseSync, sql: string, values: SQLInputValue[] = []): SqliteStatement {
  const rows = () => sqlite.prepare(sql).all(...values)
  return {
    rows,
    bind: (...values) => statement(sqlite, sql, values as SQLInputValue[]),
    all: async () => ({ results: rows() }) as never,
    first: async () => (rows()[0] ?? null) as never,
    run: async () => rows(),
  }
}

/** All of it or, after an error, nothing. */
function transaction<Result>(sqlite: DatabaseSync, work: () => Result): Result {
  sqlite.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    sqlite.exec('COMMIT')
    return result
  } catch (error) {
    if (sqlite.isTransaction) sqlite.exec('ROLLBACK')
    throw error
  }
}

/** Records them as wrangler does, so that a database which comes from D1 goes on where it was. */
function migrate(sqlite: DatabaseSync) {
  sqlite.exec(`CREATE TABLE IF NOT EXISTS d1_migrations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT UNIQUE,
    applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
  )`)
  const applied = new Set(
    sqlite
      .prepare('SELECT name FROM d1_migrations')
      .all()
      .map(({ name }) => name),
  )
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql') && !applied.has(name))
  for (const name of files.sort()) {
    transaction(sqlite, () => {
      sqlite.exec(readFileSync(join(migrationsFolder, name), 'utf8'))
      sqlite.prepare('INSERT INTO d1_migrations (name) VALUES (?)').run(name)
    })
  }
}
