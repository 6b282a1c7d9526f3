import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { freePort } from '@lintel/engine/command/port.ts'
import { projectCopy } from '../projectCopy.ts'
import { edgeFaults } from './edge.ts'
import type { PlantedFault } from './planted.ts'
import { siteFaults } from './site.ts'

/**
 * Plants one fault at a time in a copy of the project, and runs the test that must fail because of it. The
 * same tests must first pass without faults, because one that always fails catches nothing. Arguments select
 * faults by words of their description.
 */
const filters = process.argv.slice(2)
const chosen = [...siteFaults, ...edgeFaults].filter(({ what }) =>
  filters.every((word) => what.includes(word)),
)
if (chosen.length === 0) throw new Error(`No planted fault says "${filters.join(' ')}".`)

/** Stops at the first failure, and waits no longer than this (ms) for a control that a fault removes. */
const firstFailure = ['--retries=0', '--max-failures=1', '--timeout=60000']

const { folder: copy, remove } = projectCopy({ withTests: true })
process.chdir(copy)
// Some tests copy the project, and need git to list its files.
run('git', ['init', '-q'])
process.env.PORT = String(await freePort())
try {
  checkWithout(chosen)
  const survivors = chosen.filter((fault) => !isCaught(fault))
  console.log(`\n${chosen.length - survivors.length} of ${chosen.length} planted faults were caught.`)
  if (survivors.length > 0) process.exitCode = 1
} finally {
  remove()
}

/** @throws Error if a test fails without any fault */
function checkWithout(faults: readonly PlantedFault[]) {
  build()
  for (const project of new Set(faults.map(({ caughtBy }) => caughtBy.project))) {
    const files = new Set(
      faults.flatMap(({ caughtBy }) => (caughtBy.project === project ? caughtBy.file : [])),
    )
    const { failed, output } = runTests(project, [...files])
    if (failed) throw new Error(`Tests fail without a fault. Fix them first.\n${output}`)
  }
}

function isCaught({ what, file, find, replace, caughtBy }: PlantedFault): boolean {
  const text = readFileSync(file, 'utf8')
  if (text.split(find).length !== 2)
    throw new Error(`${file} does not hold this once: ${find}\nPlant "${what}" elsewhere.`)
  writeFileSync(
    file,
    text.replace(find, () => replace),
  )
  try {
    if (caughtBy.project === 'built' || caughtBy.project === 'e2e') build()
    const { failed } = runTests(caughtBy.project, [caughtBy.file])
    console.log(`${failed ? 'caught' : 'MISSED'}  ${what}  (${caughtBy.file})`)
    return failed
  } finally {
    writeFileSync(file, text)
  }
}

function runTests(project: PlantedFault['caughtBy']['project'], files: readonly string[]) {
  const [command, ...args] =
    project === 'e2e'
      ? ['node', 'packages/lab/endToEnd.ts', '--reporter=line', ...firstFailure, ...files]
      : ['vitest', 'run', '--bail=1', '--project', project, ...files]
  const { status, stdout, stderr } = run(command ?? '', args)
  const output = stripVTControlCharacters(stdout + stderr)
  // A run without a verdict, for example because there is no browser, proves nothing.
  if (!/\b\d+ (?:passed|failed)/.test(output)) throw new Error(`The tests did not run:\n${output}`)
  return { failed: status !== 0, output }
}

/** @throws Error if the fault breaks the build, because only a test may catch it */
function build() {
  const { status, stdout, stderr } = run('node', ['packages/engine/build/main.ts'])
  if (status !== 0) throw new Error(`The copy could not be built:\n${stdout}${stderr}`)
}

function run(command: string, args: readonly string[]) {
  return spawnSync(command, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, timeout: 300_000 })
}
