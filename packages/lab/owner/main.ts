import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { freePort } from '@lintel/engine/command/port.ts'
import { projectCopy } from '../projectCopy.ts'
import { runSteps } from '../runSteps.ts'
import { testStages } from '../test.ts'
import { berlinFirm } from './berlinFirm.ts'

/**
 * Runs `npm test` as a firm does that has made the site its own, on a copy: with its brand, and a tool that runs
 * elsewhere. End to end, only what brand and settings show in: the other specs look at every page alike, whoever the
 * firm is.
 */
const specs = ['consent', 'contact', 'navigation', 'newsletter', 'receipt', 'share', 'storage', 'tools'].map(
  (name) => `tests/e2e/${name}.spec.ts`,
)
const missing = specs.filter((spec) => !existsSync(spec))
if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')}: correct the list of specs.`)

const { folder: copy, remove } = projectCopy({ withTests: true })
process.chdir(copy)
process.env.PORT = String(await freePort())
try {
  rebrand()
  addressToolElsewhere()
  commit()
  await runSteps(testStages(specs), 'npm test')
} finally {
  remove()
}

function rebrand() {
  writeFileSync('brand.json', JSON.stringify(berlinFirm))
  execFileSync('npm', ['run', '--silent', 'rebrand', '--', '--answers', 'brand.json'], { stdio: 'inherit' })
  rmSync('brand.json')
}

function addressToolElsewhere() {
  const tool = 'content/tools/live-streaming-cost-calculator.yaml'
  const text = readFileSync(tool, 'utf8')
  writeFileSync(tool, text.replace(/^url: .*/m, 'url: https://calculator.mueller-obrien.de/'))
}

/** Pages tell by the history when they last changed. */
function commit() {
  const owner = ['-c', 'user.name=Ada', '-c', 'user.email=ada@mueller-obrien.de']
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    ['commit', '-qm', 'Make it ours'],
  ])
    execFileSync('git', [...owner, ...args])
}
