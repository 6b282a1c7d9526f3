/** In milliseconds. */
export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** Rejects after the given time (ms), to race against work that cannot be aborted. */
export function rejectAfter(milliseconds: number, error: Error): Promise<never> {
  return new Promise((_, reject) => {
    AbortSignal.timeout(milliseconds).addEventListener('abort', () => reject(error))
  })
}
