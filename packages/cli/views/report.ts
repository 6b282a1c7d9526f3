import { day as dayLength, isoDay } from '@lintel/rules/time.ts'
import { toJson, toTable } from '../database/format.ts'
import type { Database, Row } from '../database/openDatabase.ts'

const maxDays = 3650

interface ReportOptions {
  /** The number of days, including today. */
  days: number
  json: boolean
}

/** Returns what to print: views by day and by path, or every count as JSON. Days are in UTC. */
export async function report(
  database: Database,
  { days, json }: ReportOptions,
  now = Date.now(),
): Promise<string> {
  if (!Number.isInteger(days) || days < 1 || days > maxDays)
    throw new Error(`--days takes a whole number from 1 to ${maxDays}.`)
  const first = firstDay(days, now)
  const rows = await viewsSince(database, first)
  if (json) return toJson(rows)
  if (rows.length === 0) return `No views since ${first}.\n`
  const byPath = totals(rows, 'path').sort((one, other) => Number(other.views) - Number(one.views))
  return `${toTable(totals(rows, 'day'))}\n${toTable(byPath)}`
}

/** Returns the first day (UTC) of the last `days` days, including today: "2026-11-20". */
export function firstDay(days: number, now = Date.now()): string {
  return isoDay(now - (days - 1) * dayLength)
}

/** Returns the views of each page on each day, sorted by day. */
export function viewsSince(database: Database, day: string): Promise<Row[]> {
  return database('SELECT day, path, views FROM page_views WHERE day >= ? ORDER BY day, path', day)
}

/** Sums the views by day or by path. */
function totals(rows: readonly Row[], name: 'day' | 'path'): Row[] {
  return [...Map.groupBy(rows, (row) => String(row[name]))].map(([key, group]) => ({
    [name]: key,
    views: group.reduce((sum, { views }) => sum + Number(views), 0),
  }))
}
