import type { Database } from '#functions/_database/database.ts'

const count = `
  INSERT INTO page_views (day, path, views) VALUES (?1, ?2, 1)
  ON CONFLICT (day, path) DO UPDATE SET views = views + 1`

/** One more view of a path on this day (UTC). Never tried again: a view may be lost, but not counted twice. */
export async function countView(database: Database, path: string, now = Date.now()): Promise<void> {
  await database.prepare(count).bind(new Date(now).toISOString().slice(0, 10), path).run()
}
