import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The resources that a process and its threads used, from start to end. */
export interface Cost {
  /** In s. */
  wall: number
  /** In s, user and system time. */
  cpu: number
  /** The peak, in MB. */
  memory: number
}

/** Runs another script, and prints its cost as the last line. */
process.env.NODE_ENV = 'production'
// A script expects its own path where this one's is.
process.argv.splice(1, 1)
await import(pathToFileURL(resolve(process.argv[1] ?? '')).href)
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
const cost: Cost = {
  wall: performance.now() / 1000,
  cpu: (userCPUTime + systemCPUTime) / 1e6,
  memory: maxRSS / 1024,
}
console.log(JSON.stringify(cost))
