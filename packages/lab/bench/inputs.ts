import { requireBuild } from '../requireBuild.ts'

/** Ends the program, because what it was given is wrong. */
export function refuse(message: string): never {
  console.error(message)
  process.exit(1)
}

/** Returns how often each page is to be measured, from RUNS, and makes sure that there are pages. */
export function readRuns(): number {
  const runs = Number(process.env.RUNS ?? 3)
  if (!Number.isInteger(runs) || runs < 1)
    refuse(`RUNS is "${process.env.RUNS}": write how often to measure each page, as in RUNS=3.`)
  requireBuild()
  return runs
}
