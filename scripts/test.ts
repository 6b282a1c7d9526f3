import { spawnSync } from 'node:child_process'

/** Everything, cheapest first; stops at the first failure. */
const steps = [
  'check:types',
  'check:lint',
  'check:imports',
  'check:content',
  'test:units',
  'build',
  'test:built',
  'test:e2e',
]

for (const step of steps) {
  console.log(`\n— ${step}`)
  const started = performance.now()
  const { status } = spawnSync('npm', ['run', '--silent', step], { stdio: 'inherit' })
  if (status !== 0) {
    console.error(`\n"npm run ${step}" failed. Mend that and run it alone, then "npm test" again.`)
    process.exit(1)
  }
  console.log(`  ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
