/** Rejects once the time (ms) is over: the opponent in a race with work that cannot be aborted. */
export function rejectAfter(milliseconds: number, error: Error): Promise<never> {
  return new Promise((_, reject) => {
    AbortSignal.timeout(milliseconds).addEventListener('abort', () => reject(error))
  })
}
