/** In milliseconds. */
export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** Returns the day of a time in UTC: "2026-11-20". */
export const isoDay = (time: Date | number) => new Date(time).toISOString().slice(0, 10)

/** Whether there is such a day: `Date` turns February 31 into March 3. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00Z`)
  return !Number.isNaN(time) && isoDay(time) === text
}

/** Rejects after the given time (ms), to race against work that cannot be aborted. */
export function rejectAfter(milliseconds: number, error: Error): Promise<never> {
  return new Promise((_, reject) => {
    AbortSignal.timeout(milliseconds).addEventListener('abort', () => reject(error))
  })
}
