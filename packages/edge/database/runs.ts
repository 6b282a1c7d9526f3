import { type Database, retryTransient } from './database.ts'

/** The work of the day, a clean-up, a clock that was in doubt, and a test of whether anything can be written. */
type Run = 'day' | 'clean-up' | 'doubt' | 'storage'

/** How long (ms) a successful test of the storage holds. */
const storageTest = 10_000

const note = `
  INSERT INTO runs (name, at) VALUES (?1, ?2)
  ON CONFLICT (name) DO UPDATE SET at = excluded.at WHERE abs(at - ?2) > ?3`

/** When it was last done, in ms; never is long ago. */
export async function lastRun(database: Database, name: Run): Promise<number> {
  const query = database.prepare('SELECT at FROM runs WHERE name = ?1').bind(name)
  return (await retryTransient(() => query.first<{ at: number }>()))?.at ?? 0
}

export async function recordRun(database: Database, name: Run, now: number): Promise<void> {
  await retryTransient(() => database.prepare(note).bind(name, now, 0).run())
}

/** @throws Error where nothing can be stored: the database is gone or in use, or the disk is full */
export async function requireStorage(database: Database): Promise<void> {
  await database.prepare(note).bind('storage', Date.now(), storageTest).run()
}
