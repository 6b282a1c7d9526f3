import { type Database, retryTransient } from './database.ts'

/**
 * The daily job, a clean-up, a doubtful clock, one that proved right, and a test of whether the database can be
 * written.
 */
type Run = 'day' | 'clean-up' | 'doubt' | 'settled' | 'storage'

/** How long (ms) a successful storage test stays valid. */
const storageTest = 10_000

const note = `
  INSERT INTO runs (name, at) VALUES (?1, ?2)
  ON CONFLICT (name) DO UPDATE SET at = excluded.at WHERE abs(at - ?2) > ?3`

/** Returns when the job last ran, in ms since 1970, or 0 if it never has. */
export async function lastRun(database: Database, name: Run): Promise<number> {
  const query = database.prepare('SELECT at FROM runs WHERE name = ?1').bind(name)
  return (await retryTransient(() => query.first<{ at: number }>()))?.at ?? 0
}

export async function recordRun(database: Database, name: Run, now: number): Promise<void> {
  await retryTransient(() => database.prepare(note).bind(name, now, 0).run())
}

/** @throws Error if nothing can be stored: the database is gone or in use, or the disk is full */
export async function requireStorage(database: Database): Promise<void> {
  await database.prepare(note).bind('storage', Date.now(), storageTest).run()
}
