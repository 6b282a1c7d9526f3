import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { freePort } from '@lintel/engine/command/port.ts'
import { projectCopy } from '../projectCopy.ts'
import { runSteps, testStages } from '../runSteps.ts'
import { berlinFirm } from './berlinFirm.ts'

/**
 * Runs `npm test` on a copy with another firm's brand, and a tool that is hosted elsewhere. Of the end-to-end
 * specs, it runs only those that brand and settings affect: the others look the same for any firm.
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

/** Pages take the date of their last change from the git history. */
function commit() {
  const owner = ['-c', 'user.name=Ada', '-c', 'user.email=ada@mueller-obrien.de']
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    ['commit', '-qm', 'Make it ours'],
  ])
    execFileSync('git', [...owner, ...args])
}
