import { requireFinishedBuild } from '@lintel/engine/built/lastBuild.ts'

/** Ends the program where there is no finished build, with a message that says what to run. */
export function requireBuild() {
  try {
    requireFinishedBuild()
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

/** What Vitest calls before tests of the last build. */
export { requireBuild as setup }
