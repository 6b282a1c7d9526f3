import { spawnSync } from 'node:child_process'
import { groups, listOf } from './commands.ts'
import { checks, runSteps, testStages } from './runSteps.ts'

/** Runs a command by group and name. Without a name, runs all checks or tests. */
const [group = '', name, ...args] = process.argv.slice(2)
const line = name && groups[group]?.[name]?.[1]

if (line) {
  // The shell runs the line and receives the arguments unchanged.
  const { status } = spawnSync('sh', ['-c', `${line} "$@"`, name, ...args], { stdio: 'inherit' })
  process.exitCode = status ?? 1
} else if (name === undefined && group === 'test') await runSteps(testStages(), 'npm test')
else if (name === undefined && group === 'check') await runSteps([checks], 'npm run check')
else {
  if (name !== undefined) console.error(`There is no "${name}".\n`)
  console.error(listOf(group))
  process.exitCode = 1
}
