import { type Database, retryTransient } from './database.ts'

/**
 * The daily job, a request for a build, a clean-up, a doubtful clock, one that proved right, and a test of whether the database can be
 * written.
 */
const never = { day: 0, rebuild: 0, 'clean-up': 0, doubt: 0, settled: 0, storage: 0 }

type Run = keyof typeof never

/** When each of them last was, in ms since 1970, or 0 if it never has been. */
export type Runs = Record<Run, number>

/** How long (ms) a successful storage test stays valid. */
const storageTest = 10_000

const note = `
  INSERT INTO runs (name, at) VALUES (?1, ?2)
  ON CONFLICT (name) DO UPDATE SET at = excluded.at WHERE abs(at - ?2) > ?3`

export async function lastRuns(database: Database): Promise<Runs> {
  const query = database.prepare('SELECT name, at FROM runs')
  const { results } = await retryTransient(() => query.all<{ name: Run; at: number }>())
  return { ...never, ...Object.fromEntries(results.map(({ name, at }) => [name, at])) }
}

export async function recordRun(database: Database, name: Run, now: number): Promise<void> {
  await retryTransient(() => database.prepare(note).bind(name, now, 0).run())
}

/** @throws Error if nothing can be stored: the database is gone or in use, or the disk is full */
export async function requireStorage(database: Database): Promise<void> {
  await database.prepare(note).bind('storage', Date.now(), storageTest).run()
}
