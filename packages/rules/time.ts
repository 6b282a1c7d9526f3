/** In milliseconds. */
export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** Rejects once the time (ms) is over: the opponent in a race with work that cannot be aborted. */
export function rejectAfter(milliseconds: number, error: Error): Promise<never> {
  return new Promise((_, reject) => {
    AbortSignal.timeout(milliseconds).addEventListener('abort', () => reject(error))
  })
}
