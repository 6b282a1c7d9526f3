import { createContext, Script } from 'node:vm'

/** In ms, of one text. No post of any author takes a second. */
const longest = 10_000
const usual = 1_000
/** In ms, beyond what is usual, of all of them together. */
let left = 20_000

const context = createContext({})
const script = new Script('work()')

/**
 * Does work on a text of somebody else, with an end: some patterns take hours to find out that a text does not match.
 * @throws Error where it takes too long, whatever it is doing, a regular expression too
 */
export function withinTime<Result>(work: () => Result): Result {
  const timeout = Math.round(Math.max(usual, Math.min(longest, left)))
  const began = performance.now()
  try {
    return script.runInContext(Object.assign(context, { work }), { timeout })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
    throw new Error(
      `it takes more than ${Math.round(timeout / 1000)} s to read: part it, or bring what it says by hand`,
    )
  } finally {
    left -= Math.max(0, performance.now() - began - usual)
  }
}
