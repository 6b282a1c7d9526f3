import { day } from '@lintel/rules/time.ts'
import type { Database } from './database.ts'
import { lastRuns, type Runs } from './runs.ts'

/** A day on which this program was written, the newest migration's: a clock that shows an earlier time is wrong. */
export const earliestTime = Date.parse('2026-11-26')

/**
 * If more time (ms) than this lies between the clock and the last clean-up, the clock is wrong or the site was
 * off for long.
 */
export const maxGap = 7 * day

/**
 * How long (ms) clean-ups must have gone on since a doubt, before their time counts against a clock behind it; and how
 * long such a clock must stay to be believed all the same, as where the clean-ups ran under one that was ahead.
 */
export const provenAfter = 30 * day

/** The time that is used in place of a clock far behind, and when (ms, monotonic) that began. */
let replaced: { time: number; since: number } | undefined

/**
 * Returns the time for whatever is stored, which its age is counted from: the clock's, unless that is far behind
 * what is known for sure. With the time of such a clock a row would be deleted as old once the clock is right.
 */
export async function currentTime(database: Database, now = Date.now()): Promise<number> {
  const earliest = knownTime(await lastRuns(database))
  if (earliest - now <= maxGap) {
    replaced = undefined
    return now
  }
  if (!replaced) {
    replaced = { time: earliest, since: performance.now() }
    const [clock, start] = [now, earliest].map((time) => new Date(time).toISOString())
    console.error(
      `The clock is wrong: it shows ${clock}. What is stored gets times from ${start} on until you set it${earliest > earliestTime ? `, or it has stayed so for ${provenAfter / day} days` : ''}.`,
    )
  }
  // Limits and promises need a time that goes on.
  return Math.max(earliest, Math.round(replaced.time + performance.now() - replaced.since))
}

/** The last clean-up, unless the clock that it ran under had jumped not long before and may be the wrong one. */
export function knownTime({ 'clean-up': cleaned, settled }: Runs): number {
  return Math.max(earliestTime, Math.abs(cleaned - settled) > provenAfter ? cleaned : 0)
}

/**
 * How far (ms) the clock of another request may run ahead. Rows further ahead were stored under a wrong
 * clock, so they count toward no limit.
 */
const clockSkew = 2000

/**
 * The SQL condition that a column lies within the last `span` ms.
 * @param now the parameter that holds the current time
 */
export function isWithin(column: string, span: number, now = ':now'): string {
  return `${column} BETWEEN ${now} - ${span - 1} AND ${now} + ${clockSkew}`
}
