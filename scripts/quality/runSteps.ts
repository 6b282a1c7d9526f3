import { spawnSync } from 'node:child_process'

/** Runs npm scripts one after the other, says how long each took, and stops at the first failure. */
export function runSteps(steps: readonly string[], command: string) {
  for (const step of steps) {
    console.log(`\n— ${step}`)
    const started = performance.now()
    const { status } = spawnSync('npm', ['run', '--silent', ...step.split(' ')], { stdio: 'inherit' })
    if (status !== 0) {
      console.error(`\n"npm run ${step}" failed. Fix that and run it alone, then "${command}" again.`)
      process.exit(1)
    }
    console.log(`  ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
}
