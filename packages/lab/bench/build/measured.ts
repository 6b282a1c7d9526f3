import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What a process and its threads took, from its start to its end. */
export interface Cost {
  /** In s. */
  wall: number
  /** In s, of the program and of the system for it. */
  cpu: number
  /** The most at any time, in MB. */
  memory: number
}

/** Runs another script and prints what it took, in the last line. */
process.env.NODE_ENV = 'production'
// A script does not find its own name among its arguments.
process.argv.splice(1, 1)
await import(pathToFileURL(resolve(process.argv[1] ?? '')).href)
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
const cost: Cost = {
  wall: performance.now() / 1000,
  cpu: (userCPUTime + systemCPUTime) / 1e6,
  memory: maxRSS / 1024,
}
console.log(JSON.stringify(cost))
