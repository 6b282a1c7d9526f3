import { spawn } from 'node:child_process'

/** Steps that run in sequence: npm scripts with their arguments. */
type Lane = readonly string[]
/** Lanes that run in parallel. The next stage starts once all of them have passed. */
export type Stage = readonly Lane[]

interface Result {
  step: string
  seconds: number
  passed: boolean
  /** Its output, if it has not been printed yet. */
  output: string
}

/**
 * Runs the stages in sequence, stops at the first failure, and prints where the time went. A lane alone in
 * its stage prints as it goes; parallel steps are printed as they finish, and failed ones last.
 * @param command what a person types to run all of this
 */
export async function runSteps(stages: readonly Stage[], command: string) {
  const started = performance.now()
  const results: Result[] = []
  const hasFailed = () => results.some(({ passed }) => !passed)
  const runLane = async (lane: Lane, isAlone: boolean) => {
    for (const step of lane) {
      if (hasFailed()) return
      const result = await run(step, isAlone)
      results.push(result)
      if (result.passed && !isAlone) console.log(`\n— ${step}\n${result.output}`)
    }
  }
  for (const stage of stages) {
    if (hasFailed()) break
    if (stage.length > 1) console.log(`\n— side by side: ${stage.map((lane) => lane.join(', ')).join(' | ')}`)
    await Promise.all(stage.map((lane) => runLane(lane, stage.length === 1)))
  }
  const failed = results.filter(({ passed }) => !passed)
  for (const { step, output } of failed) console.error(`\n— ${step} failed\n${output}`)
  console.log(timeTable(results, secondsSince(started), command))
  for (const { step } of failed)
    console.error(`"npm run ${step}" failed. Fix that and run it alone, then "${command}" again.`)
  if (failed.length > 0) process.exitCode = 1
}

function run(step: string, isAlone: boolean): Promise<Result> {
  if (isAlone) console.log(`\n— ${step}`)
  const started = performance.now()
  const stdio = isAlone ? 'inherit' : 'pipe'
  const child = spawn('npm', ['run', '--silent', ...step.split(' ')], { stdio: ['ignore', stdio, stdio] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  return new Promise((resolve) =>
    child.once('close', (status) =>
      resolve({ step, seconds: secondsSince(started), passed: status === 0, output }),
    ),
  )
}

/** Formats the times, the longest first. Parallel steps add up to more than the total. */
function timeTable(results: readonly Result[], total: number, command: string): string {
  const width = Math.max(...results.map(({ step }) => step.length), command.length) + 2
  const row = (name: string, seconds: number, note = '') => {
    const share = `${Math.round((100 * seconds) / total)} %`
    return `  ${name.padEnd(width)}${seconds.toFixed(1).padStart(8)} s${share.padStart(7)}${note}`
  }
  const rows = results
    .toSorted((one, other) => other.seconds - one.seconds)
    .map(({ step, seconds, passed }) => row(step, seconds, passed ? '' : '  failed'))
  return ['\nWhere the time went:', ...rows, row(command, total), ''].join('\n')
}

const secondsSince = (started: number) => (performance.now() - started) / 1000

export const checks: Stage = [
  ['check -- types', 'check -- imports'],
  ['check -- lint', 'check -- content'],
]

/**
 * The stages that every change to the site must pass.
 * @param specs the end-to-end specs to run instead of all
 */
export const testStages = (specs?: readonly string[]): Stage[] => [
  [...checks, ['build']],
  [['test -- units'], ['test -- built']],
  [[['test -- e2e', ...(specs ?? [])].join(' ')]],
]
